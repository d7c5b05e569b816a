import { expect, it } from 'vitest';
import { flatten, loadMessages } from '../src/locales.ts';
import { readGuide } from './guide.ts';

const namesPenalty = /\b(?:dam|fidyah)\b|sacrifice is due|owes a sacrifice/i;

it('marks every step that names a penalty, so that it links to their page', () => {
  const rites = Object.values(readGuide().rites);
  const named = rites.flatMap(({ id, steps }) => {
    const words = flatten(loadMessages('en', [`rites/${id}`])[`rites/${id}`] ?? {});
    return (
      steps
        .filter((step) =>
          [...words].some(
            ([key, text]) =>
              key.startsWith(`steps.${step.id}.`) && !key.endsWith('.title') && namesPenalty.test(text),
          ),
        )
        // The step that explains the words themselves.
        .filter((step) => step.id !== 'penalties')
        .map((step) => `${id}/${step.id}`)
    );
  });
  const marked = rites.flatMap(({ id, steps }) =>
    steps.filter(({ penalty }) => penalty).map((step) => `${id}/${step.id}`),
  );
  expect(marked).toEqual(named);
  expect(marked.length).toBeGreaterThan(10);
});
