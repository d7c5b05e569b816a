/**
 * For who ends their session without a link to press: the server is told to stop before there is no session left to say
 * it with. Loads sharing only where somebody shares.
 */
export async function stopIfSharing(): Promise<void> {
  try {
    if (localStorage.getItem('manasik-sharing') === null) return;
    const { stopInTime } = await import('../../../shared/positions/sharing.ts');
    await stopInTime();
  } catch {
    // Storage is forbidden, or the code cannot be fetched: no reason to keep anybody from leaving.
  }
}
