import { duaIds } from '@manasik/core/guide/duas';
import { riteIds } from '@manasik/core/guide/rites';
import { describe, expect, it } from 'vitest';
import { callTool, sayIn } from './call-tool.ts';

const say = sayIn('en');
const ask = async (...call: Parameters<typeof callTool>): Promise<string> =>
  (await callTool(...call)).message;
const daysOn = (date: string, announced: string | null = null) =>
  ask('days-to-hajj', 'en', 'days to hajj', { now: new Date(date), announced });
const riteAt = (date: string, data: Parameters<typeof callTool>[3] = {}) =>
  callTool('rite-now', 'en', 'what do i do now', { now: new Date(date), ...data });
const inNoGroup = () => Promise.resolve([]);
const inThreeGroups = () =>
  Promise.resolve([
    { group: 'Family_1', unanswered: ['Amina', '**Omar**'], notSharing: [] },
    { group: 'Bus', unanswered: null, notSharing: ['Zayd'] },
    { group: 'All', unanswered: [], notSharing: [] },
  ]);

describe('days to Hajj', () => {
  it('counts to the expected date', async () => {
    expect(await daysOn('2027-05-13T12:00:00Z')).toContain('Hajj begins in 1 day.');
    expect(await daysOn('2027-05-13T12:00:00Z')).toContain(say('days.expected'));
  });

  it('follows an announcement', async () => {
    const message = await daysOn('2027-05-13T12:00:00Z', '2027-05-08');
    expect(message).toContain('Hajj begins in 2 days.');
    expect(message).toContain(say('days.announced'));
  });

  it('names the day during the Hajj, and counts to the next one after it', async () => {
    expect(await daysOn('2027-05-14T12:00:00Z')).toContain('today is day 8 of');
    expect(await daysOn('2027-05-19T12:00:00Z')).toContain('today is day 13 of');
    expect(await daysOn('2027-05-20T12:00:00Z')).toContain('Hajj begins in 349 days.');
  });

  it('names the day in Makkah when the date of the device differs', async () => {
    const data = { now: new Date('2027-05-14T22:00:00Z'), timeZone: 'America/New_York' };
    expect(await ask('days-to-hajj', 'en', 'days to hajj', data)).toContain('today is day 9 of');
    const ahead = { now: new Date('2027-05-13T20:00:00Z'), timeZone: 'Pacific/Auckland' };
    expect(await ask('days-to-hajj', 'en', 'days to hajj', ahead)).toContain('Hajj begins in 1 day.');
  });

  const now = new Date('2026-11-27T12:00:00Z');
  const asked = (question: string, data: Parameters<typeof callTool>[3] = {}) =>
    ask('days-to-hajj', 'en', question, { now, ...data });

  it.each([
    ['when is hajj in 2030', ['**Hajj 1451**', 'Thursday, 11 April 2030', 'Friday, 12 April 2030']],
    ['hajj 1450', ['**Hajj 1450**']],
    ['when was hajj 2015', ['**Hajj 1436**', '2015']],
    // The year 2039 has two.
    ['when is hajj 2039', ['**Hajj 1460**', '**Hajj 1461**', 'January 2039', 'December 2039']],
  ])('gives the dates of another year, before the days to the next: %s', async (question, parts) => {
    const message = await asked(question);
    for (const part of [...parts, say('days.calculated'), 'Hajj begins in 168 days.'])
      expect(message).toContain(part);
    expect(message).not.toContain('2027');
  });

  it('names each year once, and that of the next Hajj as usual', async () => {
    expect((await asked('when is hajj 2030 (1451)')).match(/Hajj 1451/g)).toHaveLength(1);
    const both = await asked('dates of hajj 2026 and 2027');
    expect(both).toContain('**Hajj 1447**');
    expect(both).toContain('14 May 2027');
  });

  it('has the announced day of a year that is over', async () => {
    const after = { now: new Date('2027-06-01T12:00:00Z'), announced: '2027-05-08' };
    const message = await asked('when was hajj 1448', after);
    expect(message).toContain('15 May 2027');
    expect(message).toContain(say('days.announced'));
  });

  it.each([
    'how many days to hajj 2027',
    'days to hajj 1448',
    'hajj in 50 days?',
    'my package costs 1450 dollars, how many days to hajj',
    'i paid $2030, how many days to hajj',
    'today is 26/11/2030, days to hajj',
    'hajj 2400',
  ])('counts to the next Hajj alone: %s', async (question) => {
    const message = await asked(question);
    expect(message).toMatch(/^Hajj begins in 168 days./);
    expect(message).toContain('14 May 2027');
  });

  it('says that the date of the device is wrong when it is outside the supported years', async () => {
    for (const date of ['1899-12-31T00:00:00Z', '2076-12-31T12:00:00Z', '9999-12-31T23:59:59Z', 'no date']) {
      expect(await daysOn(date)).toBe(say('clock'));
    }
    expect(await daysOn('1970-01-01T00:00:00Z')).toContain('Hajj begins in');
  });
});

describe('the rite now', () => {
  it('names the rite of the hour in Makkah, and what follows', async () => {
    const { message, links } = await riteAt('2027-05-15T09:00:00Z');
    expect(message).toContain('**Your rite now: Standing at Arafat**');
    expect(message).toContain('After that: The night at Muzdalifah, from Maghrib');
    expect(links).toEqual([{ label: 'Standing at Arafat', to: '/guide/arafat' }]);
  });

  it('says that the next rite depends on leaving Mina', async () => {
    expect((await riteAt('2027-05-18T18:00:00Z')).message).toContain(say('now.leftMina'));
    const left = await riteAt('2027-05-18T18:00:00Z', { hasLeftMina: true });
    expect(left.message).toContain('Farewell Tawaf');
    expect(left.message).not.toContain(say('now.leftMina'));
  });

  it('names what comes first before and after the Hajj', async () => {
    for (const date of ['2027-05-01T09:00:00Z', '2027-06-01T09:00:00Z']) {
      const { message, links } = await riteAt(date);
      expect(message).toContain('What comes first: Ihram');
      expect(message).toContain('Hajj begins in');
      expect(links).toEqual([{ label: 'Ihram', to: '/guide/ihram' }]);
    }
    expect((await riteAt('9999-01-01T00:00:00Z')).message).toBe(say('clock'));
  });
});

describe('what is not learned', () => {
  it('counts as the guide does, and lists the open rites of the kind of Hajj', async () => {
    const done = new Set(['rite:ihram', 'dua:talbiyah', 'dua:unknown', 'rite:umrah']);
    const { message, links } = await callTool('not-learned', 'en', 'what have i not learned', { done });
    expect(message).toContain('Rites learned: 2 of 13');
    expect(message).toContain(`Duas learned: 1 of ${duaIds.length}`);
    expect(message).not.toContain('- Ihram');
    expect(links.map(({ to }) => to)).toEqual(['/guide/duas', '/guide/tarwiyah']);
  });

  it('says that every rite is learned', async () => {
    const done = new Set(riteIds.map((rite) => `rite:${rite}`));
    expect(await ask('not-learned', 'en', 'left to learn', { done })).toContain(say('learned.all'));
  });
});

describe('missing members', () => {
  it('says that it needs a connection and signing in', async () => {
    const reply = await callTool('missing-members', 'en', 'who is missing');
    expect(reply.message).toBe(say('missing.signIn'));
    expect(reply.links).toEqual([{ label: say('links.groups'), to: '/group-tracker' }]);
  });

  it('lists the members of each group and escapes their names', async () => {
    const message = await ask('missing-members', 'en', 'who is missing', { missingMembers: inThreeGroups });
    expect(message.split('\n\n')).toEqual([
      String.raw`**Family\_1**`,
      String.raw`- Haven’t answered the roll call: Amina and \*\*Omar\*\*` +
        `\n- ${say('missing.allSharing')}`,
      '**Bus**',
      `- ${say('missing.noRollCall')}\n- Not sharing their location: Zayd`,
      '**All**',
      `- ${say('missing.allAnswered')}\n- ${say('missing.allSharing')}`,
    ]);
  });

  it('says that someone is in no group', async () => {
    expect(await ask('missing-members', 'en', 'who', { missingMembers: inNoGroup })).toBe(
      say('missing.noGroups'),
    );
  });
});

describe('a reminder', () => {
  it('asks for the text when there is none', async () => {
    const reply = await callTool('reminder', 'en', 'Remind me');
    expect(reply.message).toBe(say('reminder.empty'));
    expect(reply.links[0]?.to).toBe('/reminders');
  });

  it('encodes the text and limits its length without breaking a character', async () => {
    const { links } = await callTool('reminder', 'en', `remind me to a&b=${'😀'.repeat(300)}`);
    const text = new URLSearchParams(links[0]?.to.split('?')[1]).get('text') ?? '';
    expect(Array.from(text)).toHaveLength(200);
    expect(text).toMatch(/^a&b=(?:😀)+$/u);
  });
});
