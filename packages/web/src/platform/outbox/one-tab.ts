/**
 * Does the work while no other tab of this device does work of the same name; later ones wait for their turn. Without
 * HTTPS browsers have no locks: then two tabs may send the same, so what is sent must bear being sent twice.
 */
export function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(name, work) : work();
}
