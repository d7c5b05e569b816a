import { useEffect } from 'react';

/** The forms, and what they are checked by: fetched beside the page and not before it. */
export const loadForms = () => import('./list/forms.ts');
/** One group with all its parts. */
export const loadDetail = () => import('./detail-panel.tsx');

const restMs = 1000;

/** Fetches what the page opens later once it is at rest, so that it opens at once, and without a network. */
export function useLaterAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Who opens a part that could not be fetched is told so there.
      loadForms().catch(() => undefined);
      loadDetail().catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, []);
}
