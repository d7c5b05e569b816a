/** Whether the device may be asked where it is without the person being asked for it. */
export async function mayAskSilently(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // Without the Permissions API there is a button to press.
    return false;
  }
}
