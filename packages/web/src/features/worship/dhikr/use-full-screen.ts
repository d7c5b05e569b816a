import { useEffect } from 'react';
import { wearDark } from '../../../platform/device/appearance.ts';
import { keepAwake } from '../../../platform/device/keep-awake.ts';

/**
 * While `open`: the dark theme, full screen where the browser supports it, and a screen that stays on. Leaving full
 * screen closes it.
 */
export function useFullScreen(open: boolean, onOpenChange: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return undefined;
    // iPhones have no full screen for pages. Then it covers the page only.
    const root: Partial<Element> & Element = document.documentElement;
    const isAsked = document.fullscreenEnabled && document.fullscreenElement === null;
    if (isAsked) root.requestFullscreen?.({ navigationUI: 'hide' }).catch(ignore);
    const onChange = () => {
      if (document.fullscreenElement === null) onOpenChange(false);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (isAsked && document.fullscreenElement) document.exitFullscreen().catch(ignore);
    };
  }, [open, onOpenChange]);

  useEffect(() => (open ? wearDark() : undefined), [open]);
  useEffect(() => (open ? keepAwake() : undefined), [open]);
}

// Refused by a policy or the browser. Then it covers the page only.
const ignore = () => {};
