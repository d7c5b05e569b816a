import { useEffect } from 'react';
import { wearDark } from '../../../platform/device/appearance.ts';
import { keepAwake } from '../../../platform/device/keep-awake.ts';

/**
 * While `open`: dark, the browser's own full screen where it has one, and a screen that does not go dark by itself. Leaving
 * the full screen, by Escape or by the system's gesture, closes.
 */
export function useFullScreen(open: boolean, onOpenChange: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return undefined;
    // On iPhones pages have no full screen: then what is shown lies over the page all the same.
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

// Refused, by a policy or a browser: the overlay alone serves.
const ignore = () => {};
