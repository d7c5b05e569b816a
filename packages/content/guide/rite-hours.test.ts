import { expect, it } from 'vitest';
import type { RiteId, School } from '@manasik/core/guide/rites';
import { schools } from '@manasik/core/guide/rites';
import { riteHours } from '@manasik/core/health/heat/rite-hours';
import clauseSchools from './clause-schools.json' with { type: 'json' };

// 9 Dhu al-Hijjah 1448 is expected on 15 May 2027.
const dateOf = (day: number): string => `2027-05-${String(day + 6).padStart(2, '0')}`;

function hoursOf(day: number, rite: RiteId, school: School | null) {
  const found = riteHours(dateOf(day), null, school).find((each) => each.rite === rite);
  if (!found) throw new Error(`${rite} is not on the list of the ${day}th`);
  return found;
}

/** The schools whose rite begins earlier, or ends later, than without a school. */
const earlier = (day: number, rite: RiteId): School[] =>
  schools.filter((school) => hoursOf(day, rite, school).from < hoursOf(day, rite, null).from);
const later = (day: number, rite: RiteId): School[] =>
  schools.filter((school) => hoursOf(day, rite, school).to > hoursOf(day, rite, null).to);

const named = (clause: keyof typeof clauseSchools): string[] => clauseSchools[clause];

it('the heat planner lets only those begin at dawn at Arafat to whom the guide says so', () => {
  expect(earlier(9, 'arafat')).toEqual(named('arafat/when/dawn'));
});

it('the heat planner ends the stoning of the 10th at sunset for the schools that must not throw at night', () => {
  const mayNotThrow = new Set([
    ...named('stoning/steps.time/closes-sunset'),
    ...named('stoning/steps.time/after-sunset'),
  ]);
  expect(later(10, 'stoning')).toEqual(schools.filter((school) => !mayNotThrow.has(school)));
});

it('the heat planner counts the night after the 11th only for the school in which it counts', () => {
  expect(later(11, 'stoning-days')).toEqual(named('stoning-days/steps.too-late/night'));
});

it('the heat planner ends Tawaf al-Ifadah at sunset on the 12th for the school in which a sacrifice is due', () => {
  const late = named('tawaf-al-ifadah/ranks.in-time/late');
  expect(later(12, 'tawaf-al-ifadah')).toEqual(schools.filter((school) => !late.includes(school)));
});
