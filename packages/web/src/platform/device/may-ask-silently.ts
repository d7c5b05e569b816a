/** Whether the location is available without a permission prompt. */
export async function mayAskSilently(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // Without the Permissions API a person has to press a button.
    return false;
  }
}
