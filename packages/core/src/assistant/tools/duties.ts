import { type HajjKind, isFor, noChoices, type RiteId, type School, schools } from '../../guide/rites.ts';
import type { RankedPart } from '../../guide/ranks.ts';
import { schoolsNamedIn } from '../../guide/school-names.ts';
import { sequenceOf } from '../../guide/sequence.ts';
import { formatsIn } from './format.ts';
import { bold, bullets, replyWith } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';
import { type Pilgrimage, pilgrimagesIn } from './words/pilgrimage.ts';

/** The ranks that are owed, as the guide names them. */
const ranks = ['condition', 'pillar', 'obligation'] as const;
type Rank = (typeof ranks)[number];

interface Duty {
  readonly rite: RiteId;
  readonly part: RankedPart;
}

const mostPilgrims: HajjKind = 'tamattu';

/** The parts of Hajj or Umrah that are owed, by rank: for one school, or what the four share and where they differ. */
export const dutiesTool: Tool = (call) => {
  const { question, before = [], language, say, words, data } = call;
  const said = [question, ...before];
  const named = said.map((text) => schoolsNamedIn(text, language).asked).find((each) => each.length > 0);
  // A question that compares schools gets all four.
  const school = named ? one(named) : data.choices.school;
  const kind = data.choices.kind;
  const asked = said.map(pilgrimagesIn).find((each) => each.length > 0) ?? ['hajj'];
  const listsOf = (pilgrimage: Pilgrimage): readonly string[] =>
    school ? ofSchool(pilgrimage, school, call) : ofAll(pilgrimage, call);
  const meanings = [...ranks.filter((rank) => rank !== 'condition' || hasCondition(school)), 'sunnah'];
  const hasHajj = asked.includes('hajj');
  return replyWith(say, {
    paragraphs: [
      ...asked.flatMap(listsOf),
      bold(words('guide.ranks.meaning')),
      bullets(
        meanings.map((rank) => `${bold(`${rankName(rank, call)}:`)} ${words(`guide.ranks.${rank}.text`)}`),
      ),
      say(hasCondition(school) ? 'duties.fardHanafi' : 'duties.fard'),
      say('duties.counted'),
      hasHajj && !kind ? say('duties.kind') : '',
      asked.includes('umrah') ? say('duties.umrahAlone') : '',
    ],
    links: [
      ...(school ? [] : [{ label: words('assistant-replies.chooseSchool'), to: '/guide' }]),
      ...(school && hasHajj && !kind ? [{ label: say('links.guide'), to: '/guide' }] : []),
    ],
    suggestions: ['now', 'learned'],
    passages: asked.flatMap((pilgrimage) =>
      [
        ...new Set(
          partsOf(pilgrimage, call)
            .filter(isOwed(school))
            .map(({ rite }) => rite),
        ),
      ].map((rite) => `rite:${rite}:page`),
    ),
  });
};

const one = ([first, ...more]: readonly School[]): School | null =>
  first && more.length === 0 ? first : null;

/** A Hanafi calls Ihram a condition, which the other schools call a pillar. */
const hasCondition = (school: School | null): boolean => school === null || school === 'hanafi';

const rankName = (rank: string, { words }: ToolCall): string => words(`guide.ranks.${rank}.name`);

/** The ranked parts in the order of the rites. */
function partsOf(pilgrimage: Pilgrimage, { facts, data }: ToolCall): readonly Duty[] {
  // An Umrah has the same parts before each kind of Hajj and on its own.
  const kind = pilgrimage === 'umrah' ? null : (data.choices.kind ?? mostPilgrims);
  const rites: readonly RiteId[] =
    kind === null
      ? ['ihram', 'umrah']
      : sequenceOf(kind, null).flatMap(({ rite }) => (rite === 'umrah' ? [] : [rite]));
  return rites.flatMap((rite) =>
    facts.rites[rite].ranks
      .filter((part) => isFor(part.for, { ...noChoices, kind }))
      .map((part) => ({ rite, part })),
  );
}

/** A condition of Ihram is one of the whole Hajj. Other conditions, such as wudu in Tawaf, belong to one rite. */
const hasRank = ({ rite, part }: Duty, school: School, rank: Rank): boolean =>
  part[school] === rank && (rank !== 'condition' || rite === 'ihram');

const isOwed =
  (school: School | null) =>
  (duty: Duty): boolean =>
    (school ? [school] : schools).some((each) => ranks.some((rank) => hasRank(duty, each, rank)));

const inAll = (duty: Duty): boolean =>
  ranks.some((rank) => schools.every((school) => hasRank(duty, school, rank)));

/** "Tawaf al-Ifadah: Wudu", because several rites have a part of one name. */
function nameOf({ rite, part }: Duty, { guide }: ToolCall): string {
  const { title, ranks: names } = guide.rites[rite];
  const name = names[part.id]?.name ?? '';
  return name.toLowerCase().includes(title.toLowerCase()) ? name : `${title}: ${name}`;
}

function titleOf(pilgrimage: Pilgrimage, { say, words, data }: ToolCall): string {
  if (pilgrimage === 'umrah') return say('rites.umrah');
  return say('duties.hajj', { kind: words(`guide.choices.kind.${data.choices.kind ?? mostPilgrims}`) });
}

const counted = (rank: Rank, count: number, call: ToolCall): string =>
  `${rankName(rank, call)}: ${formatsIn(call.language).number(count)}`;

function ofSchool(pilgrimage: Pilgrimage, school: School, call: ToolCall): readonly string[] {
  const parts = partsOf(pilgrimage, call);
  return [
    bold(`${titleOf(pilgrimage, call)} · ${call.guide.schools[school]}`),
    ...ranks.flatMap((rank) => {
      const duties = parts.filter((duty) => hasRank(duty, school, rank));
      if (duties.length === 0) return [];
      return [bold(counted(rank, duties.length, call)), bullets(duties.map((duty) => nameOf(duty, call)))];
    }),
  ];
}

/** First the parts that have one rank in all four schools, then what each school adds. */
function ofAll(pilgrimage: Pilgrimage, call: ToolCall): readonly string[] {
  const { say, words, guide } = call;
  const parts = partsOf(pilgrimage, call);
  const rows = (school: School, all: readonly Duty[]): string =>
    bullets(
      ranks.flatMap((rank) => {
        const duties = all.filter((duty) => hasRank(duty, school, rank));
        const names = duties.map((duty) => nameOf(duty, call)).join(' · ');
        return duties.length > 0 ? [`${bold(`${rankName(rank, call)}:`)} ${names}`] : [];
      }),
    );
  const totals = (school: School): string =>
    ranks
      .map((rank) => [rank, parts.filter((duty) => hasRank(duty, school, rank)).length] as const)
      .flatMap(([rank, count]) => (count > 0 ? [counted(rank, count, call)] : []))
      .join(' · ');
  return [
    bold(titleOf(pilgrimage, call)),
    words('guide.ranks.alike'),
    rows('hanafi', parts.filter(inAll)),
    ...schools.flatMap((school) => [
      say('duties.also', { school: bold(guide.schools[school]), totals: totals(school) }),
      rows(
        school,
        parts.filter((duty) => !inAll(duty)),
      ),
    ]),
  ];
}
