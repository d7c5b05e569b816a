/**
 * For sessions that end without the sign-out link: stops sharing on the server while the session still
 * exists. Loads the code of sharing only when the device shares.
 */
export async function stopIfSharing(): Promise<void> {
  try {
    if (localStorage.getItem('manasik-sharing') === null) return;
    const { stopInTime } = await import('../../../shared/positions/sharing.ts');
    await stopInTime();
  } catch {
    // Storage is forbidden or the code cannot be loaded. Neither may prevent signing out.
  }
}
