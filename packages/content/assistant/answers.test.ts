import { type AgentType, agentTypes } from '@manasik/core/assistant/agents';
import { followUps } from '@manasik/core/assistant/follow-up';
import type { Decision, PreviousQuestion } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import { respond } from '@manasik/core/assistant/respond';
import { toolPageOf } from '@manasik/core/assistant/tool-pages';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { riteIds } from '@manasik/core/guide/rites';
import { languageCodes } from '@manasik/core/text/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';
import { Figures } from './evaluate.ts';
import figures from './figures.json' with { type: 'json' };

const { decide } = createUnderstanding(understandingContent('en'), 'en');
const content = respondContent('en');

interface Answer {
  readonly decision: Decision;
  readonly reply: Reply;
}

async function ask(
  text: string,
  agentType: AgentType = 'guide',
  previous: PreviousQuestion | null = null,
): Promise<Answer> {
  const question = { text, agentType, previous };
  const decision = decide(question);
  return { decision, reply: await respond(decision, { question, data: usual }, content) };
}

const passagesOf = ({ decision }: Answer): readonly string[] =>
  decision.kind === 'passages' ? decision.passages : [];

describe('a question that the guide answers', () => {
  it.each<[string, string]>([
    ['I passed the miqat without Ihram. What should I do?', 'whatIf:missed-miqat'],
    ['How do I throw the pebbles at the Jamarat?', 'rite:stoning:step-throw'],
    ['What should I pack?', 'practical:packing'],
    ['I lost my passport', 'emergency:embassy'],
  ])('gets its passage, with its source: %s', async (question, passage) => {
    const answer = await ask(question);
    expect(passagesOf(answer)[0]).toBe(passage);
    expect(answer.reply.message.length).toBeGreaterThan(20);
    expect(answer.reply.sources[0]?.id).toBe(passage);
    expect(answer.reply.sources[0]?.to).toMatch(/^\/(?:guide|help|emergency)/);
  });

  it.each([
    'Labbayka Allahumma labbayk, labbayka la sharika laka labbayk, innal-hamda wan-ni’mata laka wal-mulk, la sharika lak',
    'Rabbana la tuzigh qulubana ba’da idh hadaytana wa hab lana min ladunka rahmah, innaka antal-wahhab',
  ])('gets its dua, typed in Latin letters: %s', async (question) => {
    expect(passagesOf(await ask(question))[0]).toMatch(/^dua:/);
  });

  it.each([
    ['Which vaccines do I need?', '/health/vaccines'],
    ['What should I pack?', '/travel?tab=checklist'],
  ])('links the page with the own data of the person: %s', async (question, to) => {
    const { reply } = await ask(question);
    expect(reply.links.map((link) => link.to)).toContain(to);
  });

  it.each(languageCodes)('links pages by their name in %s', (language) => {
    const { say } = respondContent(language);
    for (const topic of ['vaccines', 'insulin', 'medicines', 'heat-hours', 'food', 'packing']) {
      const [page] = toolPageOf(`practical:${topic}`, say);
      expect(page?.label).toMatch(/^\p{L}[^.]+$/u);
    }
  });

  it('gets a calculation where it asks for one', async () => {
    const { reply } = await ask('How many days are left until Hajj?');
    expect(reply.tool).toBe('days-to-hajj');
    expect(reply.message).toMatch(/\d/);
  });
});

describe('a question that needs the one before it', () => {
  const first = 'How do I walk between Safa and Marwah?';

  it('stays with its rite, and asks for all of the advice', async () => {
    const passages = passagesOf(await ask(first));
    const answer = await ask('And for women?', 'guide', { question: first, passages });
    expect(passagesOf(answer)[0]).toBe('rite:sai:women');
    expect(answer.reply.kind).toBe('passages');
  });

  it.each(['And when?', 'And where?', 'And how?'])(
    'stays with its rite without a subject of its own: %s',
    async (text) => {
      const answer = await ask(text, 'guide', {
        question: 'What is the miqat?',
        passages: ['rite:ihram:step-know-your-miqat'],
      });
      expect(passagesOf(answer)[0]).toMatch(/^rite:ihram:/);
    },
  );

  it('stays with the rite of a list', async () => {
    const answer = await ask('And when?', 'guide', {
      question: 'What is the miqat?',
      passages: ['rite:ihram:ranks'],
    });
    expect(passagesOf(answer)[0]).toMatch(/^rite:ihram:/);
  });

  it('goes on with its subject when it is one that the reply offered', async () => {
    const ranks = content.say('assistant-replies.followUps.ranks');
    const answer = await ask(ranks, 'guide', { question: first, passages: ['rite:sai:page'] });
    expect(passagesOf(answer)).toEqual(['rite:sai:ranks']);
    expect(answer.reply.sources[0]?.to).toContain('/guide/sai');
  });

  it('leaves the rite when it has a subject of its own', async () => {
    const passages = passagesOf(await ask(first));
    const answer = await ask('Which vaccinations do I need for the journey?', 'guide', {
      question: first,
      passages,
    });
    expect(passagesOf(answer)[0]).toBe('practical:vaccines');
  });
});

describe('a question about the own school', () => {
  const first = 'How do I walk between Safa and Marwah?';
  const asked = async (school: 'maliki' | null, isFirst = false) => {
    const passages = isFirst ? [] : passagesOf(await ask(first));
    const previous = isFirst ? null : { question: first, passages };
    const question = { text: 'and in my school?', agentType: 'guide' as const, previous };
    const data = { ...usual, choices: { ...usual.choices, school } };
    return respond(decide(question), { question, data }, content);
  };

  it('is answered with the choice of a school where none is chosen', async () => {
    for (const isFirst of [true, false]) {
      const reply = await asked(null, isFirst);
      expect(reply.message).toBe(content.say('assistant-replies.missing.own-school'));
      expect(reply.links.map(({ to }) => to)).toEqual(['/guide']);
    }
  });

  it('is answered with the passage of the answer before, for the chosen school', async () => {
    const reply = await asked('maliki');
    expect(reply.kind).toBe('passages');
    expect(reply.sources[0]?.id).toBe(passagesOf(await ask(first))[0]);
    expect(reply.message).not.toContain(`**${content.guide.schools.hanafi}`);
  });

  it('asks for the rite where there is no answer before', async () => {
    expect((await asked('maliki', true)).message).toBe(content.say('assistant-replies.whichRite'));
  });
});

describe('a question for another agent', () => {
  it.each<[string, AgentType, AgentType]>([
    ['Which vaccinations do I need?', 'guide', 'health'],
    ['What should I pack?', 'guide', 'travel'],
    ['I passed the miqat without Ihram. What should I do?', 'health', 'guide'],
  ])('is handed over, and the reply says so: %s', async (question, asked, answers) => {
    const { reply } = await ask(question, asked);
    expect(reply.agentType).toBe(answers);
    const agent = content.say(`assistant.agents.${answers}`);
    expect(reply.message).toContain(content.say('assistant-replies.handover', { agent }));
  });

  it('is answered by the agent that was asked if it knows the subject, too', async () => {
    const { reply } = await ask('Which vaccinations do I need?', 'travel');
    expect(reply.agentType).toBe('travel');
  });
});

describe('a question that nothing answers', () => {
  it.each(['Who won the football world cup?', 'Write me a poem about my cat'])(
    'gets no answer: %s',
    async (question) => {
      const { reply } = await ask(question);
      expect(reply.kind).toBe('unknown');
      expect(reply.message).toContain(content.say('assistant-replies.unknown.guide'));
      expect(reply.sources).toEqual([]);
    },
  );

  it.each(['What is the capital of Peru?', 'Who won the football world cup?'])(
    'speaks of no danger if it is harmless: %s',
    async (question) => {
      expect((await ask(question)).reply.numbers).toEqual([]);
    },
  );

  it.each(['minha mãe não acorda', 'saya kehilangan ibu saya di dekat hotel'])(
    'has whom to call in a language that Manasik does not have: %s',
    async (question) => {
      const { reply } = await ask(question);
      expect(reply.numbers.map(({ number }) => number)).toEqual(['997', '911']);
    },
  );

  it('is not said to be in another language for names and everyday words', async () => {
    for (const question of ['book me a hotel in makkah', 'San Luis Potosí', 'iphone duty free price']) {
      const { decision } = await ask(question);
      expect(decision).not.toMatchObject({ missing: 'unknown-language' });
    }
  });

  it('begins with whom to call if it may be a call for help in a language that is not known', async () => {
    // "Help us at once" in Finnish.
    const { reply } = await ask('auttakaa meitä pian');
    expect(reply.redFlag).toBeNull();
    expect(reply.warning).toBe(content.say('assistant-replies.inDanger'));
    expect(reply.numbers.map(({ number }) => number)).toEqual(['997', '911']);
    expect(reply.links.map(({ to }) => to)).toContain('/emergency');
  });

  it.each<[string, string, string]>([
    ['Show my blood pressure log', 'health-data', '/health'],
    ['Has my visa come through?', 'trip-data', '/travel'],
  ])('is led to the page that has the answer: %s', async (question, missing, page) => {
    const { reply } = await ask(question);
    expect(reply.message).toBe(content.say(`assistant-replies.missing.${missing}`));
    expect(reply.links.map(({ to }) => to)).toEqual([page]);
  });
});

it('a call for help without any detail gets the numbers first', async () => {
  const { reply } = await ask('oh no oh no somebody help us quick');
  expect(reply.redFlag).toBe('danger');
  expect(reply.numbers.map(({ number }) => number)).toEqual(['911', '997']);
});

describe('an emergency', () => {
  it.each<[string, string, string]>([
    ['My father has chest pain', 'chest-pain', '997'],
    ['he is not breathing', 'breathing', '997'],
    ['he cant speak and his face is hanging down', 'stroke', '997'],
    ['I can’t find my little son in the crowd', 'lost-child', '911'],
    ['I want to kill myself', 'suicide', '911'],
  ])('gets the number to call first, from every agent: %s', async (question, redFlag, number) => {
    for (const agentType of agentTypes) {
      const { reply } = await ask(question, agentType);
      expect(reply.redFlag).toBe(redFlag);
      expect(reply.numbers[0]?.number).toBe(number);
      expect(reply.links.map(({ to }) => to)).toContain('/emergency');
    }
  });

  it.each(['how do i prevent heat stroke', 'my grandfather died of a heart attack last year'])(
    'is not raised by a question about prevention or the past: %s',
    async (question) => {
      expect((await ask(question)).reply.redFlag).toBeNull();
    },
  );
});

it.each(languageCodes)('every question that a reply about a rite offers is answered in %s', (language) => {
  const known = understandingContent(language);
  const understanding = createUnderstanding(known, language);
  for (const rite of riteIds) {
    const previous = { question: 'x', passages: [`rite:${rite}:page`] };
    for (const list of followUps) {
      const text = known.followUps[list];
      const decision = understanding.decide({ text, agentType: 'guide', previous });
      expect(decision).toMatchObject({ kind: 'passages', passages: [`rite:${rite}:${list}`] });
    }
  }
});

it.each(languageCodes)('any text in %s is decided without an error', (language) => {
  const known = understandingContent(language);
  const understanding = createUnderstanding(known, language);
  const ids = new Set(known.docs.map(({ id }) => id));
  // Words of the language reach further into the code than random letters.
  const someWords = known.docs.flatMap(({ title }) => title.split(' '));
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...someWords), { maxLength: 12 }).map((words) => words.join(' ')),
  );
  const passage = fc.oneof(fc.constantFrom(...ids), fc.string());
  const previous = fc.option(fc.record({ question: text, passages: fc.array(passage, { maxLength: 5 }) }));
  fc.assert(
    fc.property(text, fc.constantFrom(...agentTypes), previous, (question, agentType, before) => {
      const decision = understanding.decide({ text: question, agentType, previous: before });
      expect(decision.language).toBe(language);
      expect(agentTypes).toContain(decision.agentType);
      const named =
        decision.kind === 'passages'
          ? // The first may be a whole list, which is no passage of its own.
            decision.passages.slice(1)
          : decision.kind === 'unknown'
            ? decision.near
            : [];
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it('the figures on the page about the assistant have their shape', () => {
  expect(Figures.parse(figures)).toEqual(figures);
});
