import { expect, it, vi } from 'vitest';
import { createLocalBus } from '../platform/bus/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Membership } from './membership.ts';
import { createLiveHub } from './live-hub.ts';

const streamOf = (userId: string) => ({
  userId,
  isStillAllowed: () => true,
  write: vi.fn<() => void>(),
  end: vi.fn<() => void>(),
});

function hubOf(members: Map<string, 'member'>) {
  const membership = { members: () => members, onChange: () => {} } satisfies Partial<Membership>;
  return createLiveHub(createLocalBus(), membership as unknown as Membership, systemClock);
}

it('ends the stream of somebody who left while it was being opened', async () => {
  const hub = hubOf(new Map([['here', 'member']]));
  const [here, left] = [streamOf('here'), streamOf('left')];
  hub.join('group', here, '', '[]');
  hub.join('group', left, '', '[]');
  await vi.waitFor(() => expect(left.end).toHaveBeenCalled());
  expect(here.end).not.toHaveBeenCalled();
});

it('ends the stream of somebody of whose departure nobody told this process', async () => {
  const members = new Map([['one', 'member' as const]]);
  const hub = hubOf(members);
  const one = streamOf('one');
  hub.join('group', one, '', '[]');
  await hub.beat();
  expect(one.end).not.toHaveBeenCalled();
  members.clear();
  await hub.beat();
  expect(one.end).toHaveBeenCalled();
});
