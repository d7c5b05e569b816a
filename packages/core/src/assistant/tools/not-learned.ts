import { duaIds } from '../../guide/duas.ts';
import { sequenceOf } from '../../guide/sequence.ts';
import { formatsIn } from './format.ts';
import { bullets, replyWith } from './reply-parts.ts';
import { riteLink, riteName } from './rite-names.ts';
import type { Tool } from './types.ts';

/** The duas and rites that the person has not marked as learned, counted as the guide counts them. */
export const notLearned: Tool = ({ say, language, data }) => {
  const { kind, school } = data.choices;
  const rites = sequenceOf(kind ?? 'tamattu', school).map(({ rite }) => rite);
  const open = rites.filter((rite) => !data.done.has(`rite:${rite}`));
  const openDuas = duaIds.filter((dua) => !data.done.has(`dua:${dua}`));
  const { number } = formatsIn(language);
  const count = (key: string, left: number, total: number): string =>
    say(key, { done: number(total - left), total: number(total) });
  const [next] = open;
  return replyWith(say, {
    paragraphs: [
      bullets([
        count('learned.rites', open.length, rites.length),
        count('learned.duas', openDuas.length, duaIds.length),
      ]),
      open.length > 0 ? say('learned.open') : say('learned.all'),
      bullets(open.map((rite) => riteName(say, rite))),
    ],
    links: [{ label: say('links.duas'), to: '/guide/duas' }, ...(next ? [riteLink(say, next)] : [])],
    suggestions: ['now', 'days'],
  });
};
