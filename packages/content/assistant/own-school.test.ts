import { composePassage } from '@manasik/core/assistant/compose';
import type { RespondContent } from '@manasik/core/assistant/content';
import { isRiteId, noChoices, type School, schools } from '@manasik/core/guide/rites';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { clauseSchoolsOf } from '../guide/clause-schools.ts';
import { readGuide } from '../guide/guide.ts';
import { flatten, loadMessages } from '../src/locales.ts';
import { respondContent } from './content.ts';

/** A text that only some schools hold, and the passage that it is part of. */
interface SchoolText {
  readonly passage: string;
  readonly text: string;
  readonly held: readonly string[];
}

function passageOf(item: string, part: string): string {
  if (!isRiteId(item)) return `whatIf:${item}`;
  const [list = '', id = ''] = part.split('.');
  return id === '' ? `rite:${item}:page` : `rite:${item}:${list === 'steps' ? 'step' : list}-${id}`;
}

/** Every text of the guide that belongs to some schools only. */
function schoolTexts(language: Language, { guide }: RespondContent): SchoolText[] {
  const ofClauses = Object.entries(clauseSchoolsOf(readGuide())).map(([key, held]): SchoolText => {
    const [item = '', part = '', clause] = key.split('/');
    if (clause === undefined)
      return { passage: `practical:${item}`, text: guide.practical[item]?.[part] ?? '', held };
    const feature = isRiteId(item) ? `rites/${item}` : 'what-if';
    const words = flatten(loadMessages(language, [feature])[feature] ?? {});
    const place = isRiteId(item) ? part : `${item}.nodes.${part}`;
    return { passage: passageOf(item, part), text: words.get(`${place}.clauses.${clause}`) ?? '', held };
  });
  const ofEnds = Object.entries(guide.whatIf).flatMap(([tree, { nodes }]) =>
    Object.values(nodes).flatMap((node) =>
      Object.entries(node.schools ?? {}).map(
        ([school, text]): SchoolText => ({ passage: `whatIf:${tree}`, text, held: [school] }),
      ),
    ),
  );
  return [...ofClauses, ...ofEnds];
}

describe.each(languageCodes)('answers in %s', (language) => {
  const content = respondContent(language);
  const texts = schoolTexts(language, content);

  it.each(schools)('show a follower of one school nothing that only other schools hold: %s', (school) => {
    expect(texts.filter(({ text }) => text === '')).toEqual([]);
    const foreign = texts.filter(({ held }) => !held.includes(school));
    expect(foreign.length).toBeGreaterThan(50);
    const isAlsoOwn = ({ passage, text }: SchoolText): boolean =>
      texts.some(
        (each) => each.passage === passage && each.text.includes(text) && each.held.includes(school),
      );
    const shown = foreign.filter(
      (each) =>
        !isAlsoOwn(each) &&
        (composePassage(each.passage, content, { ...noChoices, school }) ?? '').includes(each.text),
    );
    expect(shown).toEqual([]);
  });

  it('show everyone without a school what each school holds, with its name', () => {
    const names = content.guide.schools;
    const unnamed = texts
      .filter(({ passage }) => passage.startsWith('rite:'))
      .filter(({ passage, text, held }) => {
        const lines = (composePassage(passage, content, noChoices) ?? '').split('\n');
        return !held.every((school) =>
          lines.some((line) => line.includes(text) && line.includes(names[school as School])),
        );
      });
    expect(unnamed).toEqual([]);
  });
});
