/** Safari's addition to both events. */
type AskingEvent = { readonly prototype: unknown; readonly requestPermission?: () => Promise<string> };

/** Requests the permission where the browser requires it (Safari). Call it directly from a press. */
export async function mayReadSensor(event: 'DeviceOrientationEvent' | 'DeviceMotionEvent'): Promise<boolean> {
  // Missing on pages without HTTPS in some browsers. Then no reading comes, which the caller reports.
  if (!(event in globalThis)) return true;
  const source: AskingEvent = globalThis[event];
  if (!source.requestPermission) return true;
  try {
    return (await source.requestPermission()) === 'granted';
  } catch {
    // Requested without a press, or forbidden by a policy of the page: treat it as refused.
    return false;
  }
}
