import { describe, expect, it } from 'vitest';
import { callTool, london, sayIn } from './call-tool.ts';

const say = sayIn('en');
const ask = async (...call: Parameters<typeof callTool>): Promise<string> =>
  (await callTool(...call)).message;

describe('prayer times', () => {
  it('shows every time of the day when no prayer is named', async () => {
    const message = await ask('prayer-times', 'en', 'prayer times please');
    expect(message.match(/^- /gm)).toHaveLength(6);
    expect(message).toContain('London, Thursday');
  });

  it('takes the next day of a weekday', async () => {
    expect(await ask('prayer-times', 'en', 'fajr on friday')).toContain('27 November');
    expect(await ask('prayer-times', 'en', 'fajr on wednesday')).toContain('2 December');
    expect(await ask('prayer-times', 'en', 'fajr on thursday')).toContain('26 November');
  });

  it('takes tomorrow for a prayer whose time has passed, unless the question says today', async () => {
    const evening = { now: new Date('2026-11-26T21:00:00Z') };
    expect(await ask('prayer-times', 'en', 'when is fajr', evening)).toContain('27 November');
    expect(await ask('prayer-times', 'en', 'when was fajr today', evening)).toContain('26 November');
    expect(await ask('prayer-times', 'en', 'prayer times', evening)).toContain('26 November');
  });

  it('uses the date of the named place', async () => {
    const late = { now: new Date('2026-11-26T20:00:00Z') };
    expect(await ask('prayer-times', 'en', 'asr in lahore today', late)).toContain('Friday, 27 November');
  });

  it('says that it does not know a city rather than giving the times of another', async () => {
    const reply = await callTool('prayer-times', 'en', 'asr in Xyzville');
    expect(reply.message).toBe(say('unknownPlace', { name: 'Xyzville' }));
    expect(reply.links).toEqual([{ label: say('links.times'), to: '/worship/times' }]);
  });

  it('does not take words of the question for a town of that name', async () => {
    expect(await ask('prayer-times', 'en', 'what is the time of asr')).toContain('London');
  });

  it('asks for a place when there is none', async () => {
    const reply = await callTool('prayer-times', 'en', 'when is asr', { place: null });
    expect(reply.message).toBe(say('noPlace'));
    expect(reply.links).toEqual([{ label: say('links.times'), to: '/worship/times' }]);
  });

  it('uses the own method and minutes in the own place only', async () => {
    const times = {
      method: 'Egyptian',
      madhab: 'hanafi',
      highLatitudeRule: null,
      offsetsMinutes: { asr: 5 },
    } as const;
    const here = await ask('prayer-times', 'en', 'asr', { times });
    expect(here).toContain(say('methods.Egyptian'));
    expect(here).toContain(say('times.own'));
    const there = await ask('prayer-times', 'en', 'asr in lahore', { times });
    expect(there).toContain(say('methods.Karachi'));
    expect(there).not.toContain(say('times.own'));
    expect(there).toContain(say('asr.hanafi'));
  });

  it('says why a place has no time when the sun does not set or rise', async () => {
    const summer = { now: new Date('2027-06-20T10:00:00Z') };
    const message = await ask('prayer-times', 'en', 'maghrib in tromso', summer);
    expect(message).toContain('Maghrib: no time');
    expect(message).toContain(say('times.missing.sunNeverSets', { times: 'Maghrib' }));
    const winter = { now: new Date('2026-12-20T10:00:00Z') };
    const dark = await ask('prayer-times', 'en', 'sunrise in tromso', winter);
    expect(dark).toContain(say('times.missing.sunNeverRises', { times: 'Sunrise' }));
    expect(await ask('next-prayer', 'en', 'next prayer in tromso', summer)).not.toContain('undefined:');
  });

  it('escapes a name that a person typed', async () => {
    const message = await ask('prayer-times', 'en', 'asr', {
      place: { ...london, name: 'My *house* <b>' },
    });
    expect(message).toContain(String.raw`My \*house\* \<b\>`);
  });
});

describe('the Qibla', () => {
  it('names no degrees at a pole', async () => {
    const message = await ask('qibla', 'en', 'qibla', { place: { ...london, latitude: 90 } });
    expect(message).toContain(say('qibla.anywhere'));
    expect(message).not.toContain('°');
  });

  it('asks for the current location in Makkah', async () => {
    expect(await ask('qibla', 'en', 'qibla in Mecca')).toContain(say('qibla.near'));
  });
});

describe('a holy place typed in Latin letters', () => {
  it.each([
    ['ur', 'makkah me namaz ka time', 'مکہ'],
    ['ur', 'madina me asr kab hai', 'مدینہ'],
    ['ur', 'mina me fajr kab hai', 'منیٰ'],
    ['gu', 'makkah ma fajr kyare', 'મક્કા'],
    ['bn', 'madina te asr kokhon', 'মদিনা'],
    ['ru', 'makkah namaz', 'Мекка'],
    ['ar', 'fajr fi makkah', 'مكة'],
  ] as const)('in %s has its name in that language: %s', async (language, question, name) => {
    const { message } = await callTool('prayer-times', language, question);
    expect(message).toContain(name);
    expect(message).not.toMatch(/makkah|madina|\bmina\b/i);
  });
});
