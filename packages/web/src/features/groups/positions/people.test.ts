import type { GroupMember } from '@manasik/contract/groups';
import type { MemberPosition } from '@manasik/contract/positions';
import { describe, expect, it } from 'vitest';
import { inNeedFirst, initialsOf, peopleThere, withCallers } from './people.ts';

const now = Date.parse('2027-05-14T10:10:00Z');
const member = (id: string, firstName: string, lastName: string): GroupMember => ({
  id,
  firstName,
  lastName,
  email: `${id}@example.org`,
  role: 'member',
  joinedAt: '2027-05-01T00:00:00.000Z',
});
const at = (userId: string, lastUpdated: string): [string, MemberPosition] => [
  userId,
  {
    id: userId,
    userId,
    latitude: 21.4225,
    longitude: 39.8262,
    locationName: null,
    isSharing: true,
    lastUpdated,
    capturedAt: lastUpdated,
    accuracy: null,
    batteryPercent: null,
    until: null,
  },
];
const north = ([id, position]: [string, MemberPosition], degrees: number): [string, MemberPosition] => [
  id,
  { ...position, latitude: position.latitude + degrees },
];
const members = [member('a', 'Amina', 'Karim'), member('b', 'Bilal', ''), member('c', 'Celia', 'Diaz')];

describe('the people who share their location', () => {
  it('are in the order of the members, with the reader last and unknown people after known ones', () => {
    const positions = new Map(['x', 'c', 'a', 'b'].map((id) => at(id, '2027-05-14T10:09:59Z')));
    const people = peopleThere(positions, members, { id: 'a', place: null }, now);
    expect(people.map(({ id }) => id)).toEqual(['b', 'c', 'x', 'a']);
    expect(people.map(({ name }) => name)).toEqual(['Bilal', 'Celia Diaz', '', 'Amina Karim']);
  });

  it('are offline when the server has heard nothing for more than two minutes', () => {
    const positions = new Map([at('b', '2027-05-14T10:08:00Z'), at('c', '2027-05-14T10:07:59Z')]);
    const people = peopleThere(positions, members, { id: 'a', place: null }, now);
    expect(people.map(({ isOffline }) => isOffline)).toEqual([false, true]);
  });

  it('are offline, but not lost, while their phone repeats an old position', () => {
    const [id, position] = at('b', '2027-05-14T10:09:59Z');
    const positions = new Map([[id, { ...position, capturedAt: '2027-05-14T09:48:00Z' }]]);
    const [person] = peopleThere(positions, members, { id: 'a', place: null }, now);
    expect(person).toMatchObject({ isOffline: true, isLost: false });
  });

  it('have their distance from the reader', () => {
    const positions = new Map([at('b', '2027-05-14T10:09:00Z'), at('a', '2027-05-14T10:09:00Z')]);
    const place = { latitude: 21.4125, longitude: 39.8262 };
    const [other, me] = peopleThere(positions, members, { id: 'a', place }, now);
    expect(other?.way).toMatchObject({ compass: 'N', bearingDegrees: 0 });
    expect(other?.way?.distanceMetres).toBeCloseTo(1112, 0);
    expect(me?.way).toBeNull();
  });
});

describe('the people in the list', () => {
  it('are those who need help first, then the others, the farthest first', () => {
    const positions = new Map([
      at('me', '2027-05-14T10:09:59Z'),
      north(at('far', '2027-05-14T10:09:59Z'), 0.02),
      north(at('near', '2027-05-14T10:09:00Z'), 0.01),
      at('lost', '2027-05-14T09:54:00Z'),
      at('lostLonger', '2027-05-14T09:30:00Z'),
      at('caller', '2027-05-14T10:09:59Z'),
    ]);
    const place = { latitude: 21.4225, longitude: 39.8262 };
    const people = peopleThere(positions, [], { id: 'me', place }, now, new Set(['caller']));
    expect(inNeedFirst(people).map(({ id }) => id)).toEqual([
      'caller',
      'lostLonger',
      'lost',
      'far',
      'near',
      'me',
    ]);
  });
});

describe('people who call for help', () => {
  const place = { latitude: 21.5, longitude: 39.9, accuracy: 5, capturedAt: '2027-05-14T10:09:00Z' };

  it('have a position even if they do not share one', () => {
    const all = withCallers(new Map(), [
      { userId: 'a', place },
      { userId: 'b', place: null },
    ]);
    expect([...all.keys()]).toEqual(['a']);
    expect(all.get('a')).toMatchObject({ latitude: 21.5, lastUpdated: place.capturedAt });
  });

  it('are where they were last', () => {
    const positions = new Map([at('a', '2027-05-14T10:09:30Z'), at('b', '2027-05-14T10:08:00Z')]);
    const all = withCallers(
      positions,
      ['a', 'b'].map((userId) => ({ userId, place })),
    );
    expect([...all.values()].map(({ latitude }) => latitude)).toEqual([21.4225, 21.5]);
  });
});

describe('initials', () => {
  it('are the first characters of both names, in any script', () => {
    expect(initialsOf(members[0])).toBe('AK');
    expect(initialsOf(members[1])).toBe('B');
    expect(initialsOf({ firstName: 'আমিনা', lastName: 'করিম' })).toBe('আক');
    expect(initialsOf(undefined)).toBe('');
  });
});
