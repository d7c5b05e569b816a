import { inTime } from './before-sign-out.ts';

type Publish = () => void;

let task: ((owner: string) => Promise<Publish>) | undefined;

/**
 * Counts when the server says that the session of `owner` (id of the user) has ended, before its data is erased. The
 * count is published only after the data was erased.
 */
export function beforeErasing<Count>(
  count: (owner: string) => Promise<Count>,
  publish: (counted: Count) => void,
): void {
  task = async (owner) => {
    const counted = await count(owner);
    return () => publish(counted);
  };
}

/**
 * Waits for the count, for a few seconds at most: others may use this device.
 * @returns a function that publishes it, if there is one
 */
export async function runBeforeErasing(owner: string): Promise<Publish | undefined> {
  if (!task) return undefined;
  // A task that fails must not keep the data on the device.
  const [done] = (await inTime(Promise.allSettled([task(owner)]))) ?? [];
  return done?.status === 'fulfilled' ? done.value : undefined;
}
