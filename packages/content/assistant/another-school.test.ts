import { respond } from '@manasik/core/assistant/respond';
import { schools } from '@manasik/core/guide/rites';
import { expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent } from './content.ts';

const content = respondContent('en');
const data = { ...usual, choices: { ...usual.choices, school: 'hanafi' as const } };

/** The answer from one passage to a Hanafi. */
async function messageOf(text: string, passage: string): Promise<string> {
  const question = { text, agentType: 'guide' as const, previous: null };
  const decision = {
    kind: 'passages',
    passages: [passage],
    isSure: true,
    language: 'en',
    agentType: 'guide',
  } as const;
  return (await respond(decision, { question, data }, content)).message;
}

/** The schools whose names are in bold before a line: "**Hanafi and Maliki:**". */
const schoolsOf = (message: string): readonly string[] => {
  const labels = [...message.matchAll(/\*\*([^*]+):\*\*/g)].map(([, label = '']) => label).join(' ');
  return schools.filter((school) => labels.includes(content.guide.schools[school]));
};

const steps = 'rite:ihram:step-prepare';

it('a question of a Hanafi gets the ruling of the Hanafi school', async () => {
  expect(schoolsOf(await messageOf('What breaks wudu in tawaf?', steps))).toEqual(['hanafi']);
});

it('a question that names another school gets the ruling of that school, under its name', async () => {
  const message = await messageOf('What breaks wudu in tawaf in the Maliki school?', steps);
  expect(schoolsOf(message)).toEqual(['maliki']);
});

it.each([
  "What is the difference between Hanafi and Shafi'i here?",
  'May I follow Hanafi or Shafii in this?',
  'What do the schools other than the Hanafi one say?',
])('a question that compares schools gets all of them: %s', async (text) => {
  expect(schoolsOf(await messageOf(text, steps))).toEqual([...schools]);
});

it('a question about a person of another school has the name of that school beside its title', async () => {
  const shafii = `(${content.guide.schools.shafii})`;
  const text = "I am Hanafi, my wife is Shafi'i: what breaks her wudu in tawaf?";
  expect(await messageOf(text, 'practical:insulin')).toContain(shafii);
  expect(await messageOf('x', 'practical:insulin')).not.toContain(shafii);
});
