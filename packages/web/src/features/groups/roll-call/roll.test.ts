import { describe, expect, it } from 'vitest';
import { askedIn, isHere, type Member, type RollCall } from './roll.ts';

const member = (id: string, joinedAt = '2026-11-01T00:00:00.000Z'): Member => ({
  id,
  firstName: id,
  lastName: 'Karim',
  email: `${id}@example.org`,
  role: 'member',
  joinedAt,
});
const call: RollCall = {
  id: 'r',
  startedAt: '2026-11-21T10:00:00.000Z',
  startedBy: 'a',
  endedAt: null,
  here: [
    { id: 'a', at: '2026-11-21T10:01:00.000Z', tickedByLeader: false },
    { id: 'p', at: '2026-11-21T10:02:00.000Z', tickedByLeader: true },
    { id: 'left', at: '2026-11-21T10:02:00.000Z', tickedByLeader: false },
  ],
};

describe('a roll call', () => {
  it('lists members and people without a phone, and who is here', () => {
    const asked = askedIn(call, [member('a'), member('b')], [{ id: 'p', name: 'Grandmother' }]);
    expect(asked.map(({ name, here }) => [name, Boolean(here)])).toEqual([
      ['a Karim', true],
      ['b Karim', false],
      ['Grandmother', true],
    ]);
    expect(isHere(call, 'a')).toBe(true);
    expect(isHere(call, 'b')).toBe(false);
  });

  it('does not list people who joined after its end as missing', () => {
    const late = member('late', '2026-11-21T11:00:00.000Z');
    const ended = { ...call, endedAt: '2026-11-21T10:30:00.000Z' };
    expect(askedIn(ended, [member('a'), late], [])).toHaveLength(1);
    expect(askedIn(call, [member('a'), late], [])).toHaveLength(2);
  });
});
