import { composePassage } from '@manasik/core/assistant/compose';
import type { PreviousQuestion } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import { respond } from '@manasik/core/assistant/respond';
import { casePassage, caseSubjects, openCases, treesOf } from '@manasik/core/assistant/trees';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { noChoices, schools } from '@manasik/core/guide/rites';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

const understandings = new Map(
  languageCodes.map((language) => [language, createUnderstanding(understandingContent(language), language)]),
);
const ask = async (
  language: Language,
  text: string,
  previous: PreviousQuestion | null = null,
): Promise<Reply> => {
  const question = { text, agentType: 'guide' as const, previous };
  const decision = understandings.get(language)?.decide(question);
  if (!decision) throw new Error(`${language} has no understanding`);
  return respond(decision, { question, data: usual }, respondContent(language));
};
const asPrevious = ({ sources }: Reply): PreviousQuestion => ({
  question: 'x',
  passages: sources.map(({ id }) => id),
});
const nodeOf = (language: Language, tree: string, node: string) => {
  const words = respondContent(language).guide.whatIf[tree]?.nodes[node];
  if (!words) throw new Error(`${tree} has no ${node}`);
  return words;
};

/** Questions, each with the case of a "What if" text that is about it. */
const asked: [Language, string, string][] = [
  ['en', 'my wudu broke during tawaf', 'whatIf:broken-wudu:certain'],
  ['en', 'wudu broke during tawaf', 'whatIf:broken-wudu:certain'],
  ['en', 'my wudu broke during sai', 'whatIf:broken-wudu:sai'],
  ['ar', 'انتقض وضوئي أثناء الطواف', 'whatIf:broken-wudu:certain'],
  ['ur', 'طواف کے دوران وضو ٹوٹ گیا', 'whatIf:broken-wudu:certain'],
  ['bn', 'তাওয়াফের সময় অজু ভেঙে গেছে', 'whatIf:broken-wudu:certain'],
  ['gu', 'તવાફ દરમિયાન વુઝૂ તૂટી ગયું', 'whatIf:broken-wudu:certain'],
  ['fr', 'mes ablutions ont été rompues pendant le tawaf', 'whatIf:broken-wudu:certain'],
  ['it', 'ho perso il wudu durante il tawaf', 'whatIf:broken-wudu:certain'],
  ['es', 'se me rompió el wudu durante el tawaf', 'whatIf:broken-wudu:certain'],
  ['ru', 'омовение нарушилось во время тавафа', 'whatIf:broken-wudu:certain'],
  ['en', 'I forgot a stone at jamarat', 'whatIf:lost-count:pebbles'],
  ['ar', 'نسيت حصاة', 'whatIf:lost-count:pebbles'],
  ['ur', 'کنکری بھول گیا', 'whatIf:lost-count:pebbles'],
  ['bn', 'কঙ্কর ভুলে গেছি', 'whatIf:lost-count:pebbles'],
  ['gu', 'કાંકરી ભૂલી ગયો', 'whatIf:lost-count:pebbles'],
  ['fr', "j'ai oublié un caillou", 'whatIf:lost-count:pebbles'],
  ['de', 'ich habe einen Stein vergessen', 'whatIf:lost-count:pebbles'],
  ['it', 'ho dimenticato un sassolino', 'whatIf:lost-count:pebbles'],
  ['es', 'olvidé una piedrecita', 'whatIf:lost-count:pebbles'],
  ['ru', 'забыл один камешек', 'whatIf:lost-count:pebbles'],
  ['ar', 'لبست الشراب ناسي وانا محرم', 'whatIf:broke-ihram-rule:forgot'],
  ['en', 'I used perfume in ihram by mistake, what is the penalty', 'whatIf:broke-ihram-rule:forgot'],
  ['es', 'me puse desodorante sin darme cuenta estando en ihram que hago', 'whatIf:broke-ihram-rule:forgot'],
  ['ar', 'جاتني الدوره قبل طواف الافاضه والطياره بعد يومين وش اسوي', 'whatIf:menses-before-ifadah:stay'],
  [
    'de',
    'Meine Frau hat ihre Tage bekommen bevor wir den Tawaf al Ifada machen konnten und der Flug geht übermorgen',
    'whatIf:menses-before-ifadah:stay',
  ],
];

describe('a question about one case of a "What if" text', () => {
  it.each(asked)('in %s is answered with that case first: %s', async (language, question, passage) => {
    const { message, sources } = await ask(language, question);
    expect(sources[0]?.id).toBe(passage);
    const [, tree = '', node = ''] = passage.split(':');
    expect(message).toContain(nodeOf(language, tree, node).text);
  });

  it('has the answers to its question, and the other cases as buttons', async () => {
    const { message, suggestions } = await ask('en', 'my wudu broke during tawaf');
    for (const node of ['certain', 'renew', 'doubt', 'touched'])
      expect(message).toContain(nodeOf('en', 'broken-wudu', node).text);
    const { sai, after } = nodeOf('en', 'broken-wudu', 'start').answers ?? {};
    expect(suggestions).toEqual([sai, after]);
  });

  it('keeps what everyone has to do first', async () => {
    const { message } = await ask('en', 'I used perfume in ihram by mistake, what is the penalty');
    expect(message).toContain(nodeOf('en', 'broke-ihram-rule', 'start').text);
  });
});

describe('a "What if" text without a stated case', () => {
  const flight = 'جاتني الدوره قبل طواف الافاضه والطياره بعد يومين وش اسوي';
  const inFull: [Language, string, string, string[]][] = [
    ['bn', 'dol theke hariye gele ki korbo', 'lost-from-group', ['help', 'haram', 'site', 'way', 'search']],
    ['ar', flight, 'menses-before-ifadah', ['wait', 'try']],
  ];
  it.each(inFull)('in %s is followed to its ends: %s', async (language, question, tree, nodes) => {
    const { message } = await ask(language, question);
    for (const node of nodes) expect(message).toContain(nodeOf(language, tree, node).text);
  });

  it.each(languageCodes)('in %s is followed to its ends for a school', (language) => {
    const content = respondContent(language);
    const ends: [string, string[]][] = [
      ['whatIf:missed-miqat', ['go-back', 'from-here', 'in-ihram', 'owed', 'decided-later']],
      ['whatIf:lost-from-group', ['help', 'haram', 'site', 'way', 'search']],
      ['whatIf:menses-before-ifadah:stay', ['wait', 'try', 'travel', 'necessity']],
      ['whatIf:missed-muzdalifah', ['go', 'second-half', 'after-dawn', 'hindered', 'left-out']],
    ];
    for (const [passage, nodes] of ends) {
      const message = composePassage(passage, content, { ...noChoices, school: 'shafii' }) ?? '';
      const [, tree = ''] = passage.split(':');
      for (const node of nodes) expect(message).toContain(nodeOf(language, tree, node).text);
    }
  });

  it('names whom to ask once', () => {
    const content = respondContent('en');
    const message = composePassage('whatIf:missed-miqat', content, noChoices) ?? '';
    expect(message.split(content.say('guide.whatIf.ask'))).toHaveLength(2);
  });
});

it.each([
  'I finished tawaf and then saw that my wudu was broken',
  'my wudu broke after 3 rounds of tawaf, do I go on after',
  'I crossed the miqat and am in Jeddah without ihram, is my umrah lost',
  'it is too crowded to stone',
  'I missed the stoning, we are in Mina on the 12th',
])('no case is chosen for a person who may mean another: %s', async (question) => {
  const { sources } = await ask('en', question);
  expect(sources[0]?.id).not.toMatch(/^whatIf:[^:]+:/);
});

it('the subjects of cases are those of the trees', () => {
  const { whatIf } = respondContent('en').structure;
  const concepts = new Set(Object.keys(understandingContent('en').concepts));
  for (const [name, questions] of Object.entries(caseSubjects))
    for (const [question, { cases, unless }] of Object.entries(questions)) {
      const node = whatIf.find(({ id }) => id === name)?.nodes.find(({ id }) => id === question);
      const nodes = node?.answers?.map(({ next }) => next) ?? [];
      expect(Object.keys(cases).filter((each) => !nodes.includes(each))).toEqual([]);
      expect([...Object.values(cases).flat(), ...unless].filter((id) => !concepts.has(id))).toEqual([]);
    }
});

it('a question about no case of its own has its cases as buttons, and each answers exactly its case', async () => {
  const first = await ask('en', 'I missed a stoning');
  const cases = Object.values(nodeOf('en', 'missed-stoning', 'start').answers ?? {});
  expect(first.suggestions).toEqual(cases);
  for (const text of cases) {
    const { kind, message } = await ask('en', text, asPrevious(first));
    expect(kind).toBe('passages');
    expect(message).toContain(`**${text}**`);
  }
});

it('a case that leads to further questions can be followed to its end', async () => {
  const { start, been } = {
    start: nodeOf('en', 'missed-muzdalifah', 'start'),
    been: nodeOf('en', 'missed-muzdalifah', 'been'),
  };
  const path = [start.answers?.['yes'] ?? '', been.answers?.['never'] ?? ''];
  let reply = await ask('en', 'I missed the night at muzdalifah');
  for (const text of path) {
    expect(reply.suggestions).toContain(text);
    reply = await ask('en', text, asPrevious(reply));
  }
  for (const node of ['why', 'late-arafat', 'hindered', 'left-out'])
    expect(reply.message).toContain(nodeOf('en', 'missed-muzdalifah', node).text);
});

it('a short question after it is about the same text, if that speaks of its subject', async () => {
  const first = await ask('en', 'my period came before tawaf ifada');
  const { sources } = await ask('en', 'flight is tomorrow what do i do', asPrevious(first));
  expect(sources[0]?.id).toBe('whatIf:menses-before-ifadah:stay');
  expect((await ask('en', 'who will win the election', asPrevious(first))).kind).toBe('unknown');
});

it('a case in words of an emergency is answered, with whom to call', async () => {
  const text = nodeOf('en', 'ill-on-arafah', 'start').answers?.['danger'] ?? '';
  const previous = { question: 'x', passages: ['whatIf:ill-on-arafah'] };
  const { message, numbers } = await ask('en', text, previous);
  expect(message).toContain(nodeOf('en', 'ill-on-arafah', 'call').text);
  expect(numbers.map(({ number }) => number)).toEqual(['997', '911']);
});

describe.each(languageCodes)('the "What if" texts in %s', (language) => {
  const content = respondContent(language);
  const trees = treesOf(content.structure.whatIf, content.guide.whatIf);
  const passages = Object.entries(trees).flatMap(([name, { cases }]) =>
    Object.keys(cases).map((node) => ({ name, node, passage: casePassage(name, node) })),
  );

  it('have a text for every node, and buttons that lead on from each', () => {
    for (const { name, node, passage } of passages) {
      const message = composePassage(passage, content, noChoices);
      expect(message).toContain(content.guide.whatIf[name]?.nodes[node]?.text);
      const below = trees[name]?.cases[node] ?? [];
      const unanswered = below.filter((each) => (trees[name]?.cases[each.node] ?? []).length > 0);
      const open = openCases(passage, trees);
      expect(unanswered.filter(({ text }) => !open.includes(text))).toEqual([]);
    }
  });

  const casesOf = (name: string) => Object.values(trees[name]?.cases ?? {}).flat();
  it('have buttons that each lead to their case', () => {
    const { decide } = createUnderstanding(understandingContent(language), language);
    const wrong = passages.flatMap(({ name, passage }) =>
      openCases(passage, trees).flatMap((text) => {
        const wanted = casesOf(name).filter((each) => each.text === text);
        const previous = { question: 'x', passages: [passage] };
        const decision = decide({ text, agentType: 'guide', previous });
        const reached = decision.kind === 'passages' ? decision.passages[0] : decision.kind;
        const isReached = wanted.some((each) => reached === casePassage(name, each.node));
        return isReached ? [] : [`${passage}: ${text}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(schools)('say nothing of another school to a follower of %s', (school) => {
    const foreign = passages.flatMap(({ name, passage }) => {
      const message = composePassage(passage, content, { ...noChoices, school }) ?? '';
      return schools
        .filter((each) => each !== school && message.includes(`**${content.guide.schools[each]}:**`))
        .map((each) => `${name} ${each}`);
    });
    expect(foreign).toEqual([]);
  });
});
