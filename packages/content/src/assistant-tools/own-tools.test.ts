import { ownTools } from '@manasik/core/assistant/agents';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { checkCategories, checkItems } from '@manasik/core/travel/checklist';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../locales.ts';
import { answerFromRecords as answer } from './answer-from-records.ts';
import { callTool, sayIn } from './call-tool.ts';
import { everything, keeping, plan, reminder, trip } from './own-records.ts';

/** The lines of the checklist as the page names them. */
const itemWords = (language: Language): Readonly<Record<string, string>> =>
  // The checks of this package compare the files with the types.
  loadMessages(language, ['travel-checklist'])['travel-checklist']?.['items'] as Readonly<
    Record<string, string>
  >;

describe('the steps', () => {
  it('are those of today, with the goal and the days before', async () => {
    const message = await answer('steps', 'my steps', everything);
    expect(message).toContain('**Steps today: 4,210**');
    expect(message).toContain('5,790 more to reach your goal of 10,000 steps.');
    expect(message).toContain('- 25 November 2026: 6,000');
  });

  it('are what was entered, and not the sum with what was measured', async () => {
    const rows = (['manual', 'motion'] as const).map((source, index) => ({
      date: '2026-11-26',
      source,
      values: { steps: 100 + index },
    }));
    const { own } = keeping({});
    const { message } = await callTool('steps', 'en', 'my steps', {
      own: own && { ...own, measurements: async () => rows },
    });
    expect(message).toContain('Steps today: 100**');
  });

  it('are said to be missing where nothing is recorded, with the page to enter them', async () => {
    const { message, links } = await callTool('steps', 'en', 'my steps', keeping({}));
    expect(message).toBe('No steps are entered for today yet.');
    expect(links.map(({ to }) => to)).toEqual(['/health']);
  });

  it('need an account', async () => {
    expect(await answer('steps', 'my steps', { steps: null })).toMatch(/sign in/);
  });

  it('reach the goal', async () => {
    const kept = { steps: { '2026-11-26': 10_000 }, stepsGoal: 10_000 };
    expect(await answer('steps', 'my steps', kept)).toContain('You’ve reached your goal of 10,000 steps.');
  });
});

describe('the training plan', () => {
  it('gives the walk of today and the week', async () => {
    const message = await answer('training', 'next', { plan });
    expect(message).toContain('**Today’s walk**');
    expect(message).toContain('Longer walk: 2.2 km, about 35 minutes');
    expect(message).toMatch(/Week 1 of 23/);
  });

  it('gives the next walk once that of today is done or today is for rest', async () => {
    const done = { ...plan, done: { 'day:2026-11-26': '2026-11-26' } };
    const message = await answer('training', 'next', { plan: done });
    expect(message).toContain('You’ve ticked today’s walk as done.');
    expect(message).toContain('**Next walk: Saturday 28 November 2026**');
  });

  it('says that there is none, where it is made', async () => {
    const { message, links } = await callTool('training', 'en', 'next', keeping({}));
    expect(message).toMatch(/don’t have a training plan yet/);
    expect(links.map(({ to }) => to)).toEqual(['/health/plan']);
  });

  it('sends to a clinician first, and names no illness', async () => {
    const ill = { ...plan, concerns: ['heart'], clinician: 'to-see' } as const;
    const message = await answer('training', 'next', { plan: ill });
    expect(message).toMatch(/Until a doctor or nurse agrees/);
    expect(message).not.toMatch(/heart/i);
    expect(await answer('training', 'next', { plan: { ...ill, dailyMetres: 0 } })).toMatch(
      /See a doctor or nurse before you begin/,
    );
  });

  it('is over after the departure', async () => {
    expect(await answer('training', 'next', { plan }, '2027-05-01T10:00:00Z')).toMatch(/has passed/);
  });
});

describe('the passport', () => {
  const passport = { kind: 'document', document: 'passport', title: 'Amina' } as const;
  const until = (expiresOn: string | null) => ({ travel: [trip, { ...passport, expiresOn }] });

  it('has to be valid until six months after the return', async () => {
    const short = await answer('passport', 'x', until('2027-11-30'));
    expect(short).toMatch(/Amina: Not valid long enough: until 30 November 2027/);
    expect(short).toContain('at least 1 December 2027');
    expect(await answer('passport', 'x', until('2027-12-01'))).toContain('Valid until 1 December 2027');
    expect(await answer('passport', 'x', until('2026-11-25'))).toMatch(/Expired on/);
    expect(await answer('passport', 'x', until(null))).toContain('No expiry date entered');
  });

  // The verbs of these languages have a gender, and the text serves every kind of document.
  it.each([
    ['ar', 'الصلاحية'],
    ['ur', 'میعاد'],
    ['gu', 'મુદત'],
  ] as const)('has its validity as the subject of the warning in %s', async (language, validity) => {
    for (const expiresOn of ['2026-11-25', '2027-05-20']) {
      const { message } = await callTool('passport', language, 'x', keeping(until(expiresOn)));
      expect(message.split('\n')[0]).toContain(validity);
    }
  });

  it('is asked for where none is entered, with the day it is needed for', async () => {
    const message = await answer('passport', 'x', { travel: [trip] });
    expect(message).toMatch(/haven’t entered a passport/);
    expect(message).toContain('1 December 2027');
  });
});

describe('the checklist', () => {
  const items = itemWords('en');
  const passport = { kind: 'check', category: 'documents', item: 'passport', title: null } as const;

  it('names the ten most urgent open lines, and counts the others', async () => {
    const own = {
      kind: 'check',
      category: 'documents',
      item: null,
      title: 'Birth certificate',
      isDone: false,
    } as const;
    const message = await answer('checklist', 'x', { travel: [own, { ...passport, isDone: true }] });
    const lines = message.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(10);
    expect(lines).toContain('- Birth certificate');
    expect(lines[0]).toBe(`- ${items['visa']}`);
    expect(lines.slice(8)).toEqual([`- ${items['doctor']}`, `- ${items['vaccines']}`]);
    expect(message).not.toContain(items['passport']);
    const [, done, total] = /\*\*(\d+) of (\d+) done\*\*/.exec(message) ?? [];
    expect(message).toContain(`And ${Number(total) - Number(done) - 10} more on your checklist.`);
  });

  it('names all that is open if little is left', async () => {
    const ticked = checkCategories.flatMap((category) =>
      checkItems[category].map(
        (item) => ({ kind: 'check', category, item, title: null, isDone: item !== 'visa' }) as const,
      ),
    );
    const message = await answer('checklist', 'x', { travel: ticked });
    expect(message.split('\n').filter((line) => line.startsWith('- '))).toEqual([`- ${items['visa']}`]);
    expect(message).not.toContain('more on your checklist');
  });
});

describe('the costs', () => {
  const paid = {
    kind: 'expense',
    line: 'flights',
    cost: { amount: 801, currency: 'EUR' },
    sharedBy: 2,
  } as const;

  it('are the own share of what is paid, in the only currency', async () => {
    const message = await answer('costs', 'x', { travel: [paid] });
    expect(message).toContain('**Paid so far: €400.50**');
    expect(message).toContain('- Flights: €400.50');
  });

  it('are beside the estimate, which says that it has examples', async () => {
    const price = { ...trip, packagePrice: { amount: 5000, currency: 'GBP' } };
    const message = await answer('costs', 'x', { travel: [price] });
    expect(message).toContain('You haven’t entered anything you’ve paid yet.');
    // The price of the package, and examples of £1,250 to £2,500 for the rest.
    expect(message).toContain('Estimate for one person: £6,250.00 to £7,500.00');
    expect(message).toContain('Left to pay for one person: £6,250.00 to £7,500.00');
    expect(message).toMatch(/examples are rough/);
  });

  it('leave out what the package includes, and say so', async () => {
    const price = { ...trip, packagePrice: { amount: 5000, currency: 'GBP' } };
    const tick = { kind: 'check', category: 'package', title: null, isDone: true } as const;
    const travel = [price, { ...tick, item: 'flights' }, { ...tick, item: 'visa' }];
    const message = await answer('costs', 'x', { travel });
    expect(message).toContain('Estimate for one person: £5,500.00 to £6,000.00');
    expect(message).toContain('because your package includes it: Flights and Visa.');
  });

  it('name the currencies without a rate', async () => {
    const price = { ...trip, packagePrice: { amount: 5000, currency: 'GBP' } };
    const message = await answer('costs', 'x', { travel: [price, paid] });
    expect(message).toMatch(/Not in the totals: Euro/);
    expect(message).not.toContain('You haven’t entered anything you’ve paid yet.');
  });
});

describe('the reminders', () => {
  it('are listed with the next one first', async () => {
    const later = { ...reminder, text: 'Later', at: { kind: 'clock', time: '21:00' } } as const;
    const message = await answer('reminders', 'x', { reminders: [later, reminder] });
    expect(message).toMatch(/\*\*Call my son\*\*[^]*Every day, at 18:00[^]*\*\*Later\*\*/);
    expect(message).toMatch(/Next: Thursday 26 November 2026, 18:00/);
  });

  it('follow the prayers of the saved place', async () => {
    const prayer = { ...reminder, at: { kind: 'prayer', prayer: 'asr', offsetMinutes: -15 } } as const;
    expect(await answer('reminders', 'x', { reminders: [prayer] })).toMatch(
      /15 minutes before Asr[^]*Next: Thursday 26 November 2026/,
    );
  });

  it('are none, or need an account', async () => {
    expect(await answer('reminders', 'x', {})).toBe('No reminders yet');
    expect(await answer('reminders', 'x', { reminders: null })).toMatch(/sign in/);
  });
});

const hours = async (question: string, now = '2026-11-26T10:00:00Z'): Promise<string> =>
  (await callTool('heat-hours', 'en', question, { now: new Date(now) })).message;

describe('the hours of the heat', () => {
  it('are those of the Day of Arafah before the Hajj, at the site that the question names', async () => {
    const message = await hours('safe hours to walk in mina');
    expect(message).toMatch(/^Mina\n/);
    expect(message).toContain('15 May 2027');
    expect(message).toMatch(/not a forecast/);
    expect(await hours('safe hours to walk')).toMatch(/^Arafat\n/);
  });

  it('are those of today where the question says so', async () => {
    expect(await hours('safe hours to walk in mina today', '2027-06-25T10:00:00Z')).toMatch(/today/);
  });

  it('are not known for another town, or a time of the year without published humidity', async () => {
    expect(await hours('safe hours to walk in Madinah')).toMatch(/only know the safest hours for Makkah/);
    expect(await hours('safe hours to walk in mina today')).toMatch(/no published humidity/);
  });
});

describe.each(languageCodes)('in %s', (language) => {
  it.each([...ownTools])('%s answers from the records, and otherwise says where they are', async (tool) => {
    const own = await callTool(tool, language, '?', keeping(everything));
    expect(own.message).toMatch(/\p{L}/u);
    expect(own.links.length).toBeGreaterThan(0);
    const without = await callTool(tool, language, '?');
    expect(without.message).toBe(sayIn(language)('own.onDevice'));
  });
});
