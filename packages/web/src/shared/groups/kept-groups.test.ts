import { describe, expect, it } from 'vitest';
import { type Group, type GroupMember, withGroups } from './kept-groups.ts';

const group = (id: string): Group => ({
  id,
  name: `Group ${id}`,
  description: null,
  meetingPoint: null,
  emergencyContact: null,
  maxMembers: 50,
  groupCode: 'ABCDEF',
  approvalRequired: false,
  meetingPin: null,
  memberCount: 1,
  role: 'leader',
  requestCount: 0,
  unreadCount: 0,
});
const member: GroupMember = {
  id: 'u',
  firstName: 'Amina',
  lastName: 'Karim',
  email: 'a@example.org',
  role: 'leader',
  joinedAt: '2026-11-22T00:00:00.000Z',
};

describe('the groups stored on a device', () => {
  const before = {
    ...withGroups(null, 'amina', [group('a'), group('b')], 1),
    members: { a: [member], b: [member] },
    people: { b: [{ id: 'p', name: 'Yusuf' }] },
  };

  it('keep the members of current groups and drop the other groups', () => {
    expect(withGroups(before, 'amina', [group('a')], 2)).toEqual({
      owner: 'amina',
      at: 2,
      groups: [group('a')],
      members: { a: [member] },
      people: {},
    });
  });

  it('are erased when another account signs in', () => {
    expect(withGroups(before, 'bilal', [group('a')], 2)).toMatchObject({
      owner: 'bilal',
      members: {},
      people: {},
    });
  });
});
