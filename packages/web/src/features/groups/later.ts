import { useEffect } from 'react';

/** The forms and their validation, loaded after the page and not before it. */
export const loadForms = () => import('./list/forms.ts');
/** One group with all its parts. */
export const loadDetail = () => import('./detail-panel.tsx');

const restMs = 1000;

/** Loads what the page opens later, so that it opens at once and offline. */
export function useLaterAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // If this fails, opening that part shows the error.
      loadForms().catch(() => undefined);
      loadDetail().catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, []);
}
