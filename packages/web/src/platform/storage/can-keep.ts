/** Whether this device allows pages to store data. */
export function canKeep(): boolean {
  const probe = 'manasik-probe';
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
