import { expect, it, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { silentBus } from '../testing/silent-bus.ts';
import type { Membership } from './membership.ts';
import { createLiveHub } from './live-hub.ts';

const streamOf = (userId: string) => ({
  userId,
  isStillAllowed: () => true,
  write: vi.fn<() => void>(),
  end: vi.fn<() => void>(),
});

const endedOf = (userId: string) => ({ ...streamOf(userId), isStillAllowed: async () => false });

function hubOf(members: Map<string, 'member'>) {
  const membership = { members: () => members, onChange: () => {} } satisfies Partial<Membership>;
  return createLiveHub(silentBus(), membership as unknown as Membership, systemClock);
}

it('ends the stream of a member who leaves while it opens', async () => {
  const hub = hubOf(new Map([['here', 'member']]));
  const [here, left] = [streamOf('here'), streamOf('left')];
  hub.join('group', here, '', '[]');
  hub.join('group', left, '', '[]');
  await vi.waitFor(() => expect(left.end).toHaveBeenCalled());
  expect(here.end).not.toHaveBeenCalled();
});

it('ends the streams of a session that ended while they were being opened', async () => {
  const hub = hubOf(new Map([['out', 'member']]));
  const [group, own] = [endedOf('out'), endedOf('out')];
  hub.join('group', group, '', '[]');
  hub.joinUser(own);
  await vi.waitFor(() => expect(group.end).toHaveBeenCalled());
  await vi.waitFor(() => expect(own.end).toHaveBeenCalled());
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
