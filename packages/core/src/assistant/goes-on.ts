import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import type { Question } from './decision.ts';
import type { FeatureReader } from './features.ts';
import { isBeside, plainLists, plainWord } from './folded-words.ts';
import { subjectOf } from './follow-up.ts';
import { byScore, type Scored } from './ranking.ts';
import { subjectsOf } from './subjects-of.ts';

type ConceptsOf = FeatureReader['conceptsOf'];

/**
 * Words that begin a question about the answer before, words beside the name of a rite: "and what about sai?", and words that
 * stand in for what the question before named.
 */
export const listsOf = plainLists({
  en: {
    standIns: 'it that this them they there during',
    joining: 'and but or if then also',
    beside: 'what about same case during then ok okay',
  },
  ar: {
    standIns: 'لها عنها فيها بها منها له عنه فيه به منه عني هذا هذه ذلك هناك بعدها قبلها',
    joining: 'و وماذا وإذا واذا ولو وإن وهل وكيف ومتى وأين وفي ومع ولكن لكن وإلا ماذا إذا لو طيب وما',
    beside: 'و وماذا ماذا عن وعن في وفي ل وما حكم طيب بالنسبة عند مذهب',
  },
  ur: {
    standIns: 'اسے یہ اس وہ انہیں وہاں ise yeh ye is wo wahan',
    joining: 'اور اگر لیکن مگر پھر تو aur agar lekin magar phir',
    beside: 'اور میں بارے aur mein ka ki ke نزدیک ہاں nazdeek',
  },
  gu: { standIns: 'એ તે આ તેને એને ત્યાં e te aa', joining: 'અને પણ જો તો પછી', beside: 'અને માં વિશે નું ની નો માટે મતે' },
  bn: {
    standIns: 'এটা এটি সেটা সেটি ওটা তা সেখানে ওখানে eta seta okhane',
    joining: 'আর এবং কিন্তু যদি তাহলে',
    beside: 'আর এবং সময় ক্ষেত্রে ব্যাপারে মতে',
  },
  fr: {
    standIns: 'ça cela ceci là',
    joining: 'et mais si alors ou',
    beside: 'et pour pendant concernant lors chez selon',
  },
  de: {
    standIns: 'es dafür damit dies dabei dort',
    joining: 'und aber wenn falls oder',
    beside: 'und beim für was ist bei während zum nach laut',
  },
  it: {
    standIns: 'questo quello ciò lì là farlo farla',
    joining: 'e ed ma se allora oppure',
    beside: 'e ed per durante riguardo invece nel secondo',
  },
  es: {
    standIns: 'eso esto ello allí hacerlo hacerla',
    joining: 'y e pero si entonces o',
    beside: 'y para durante respecto según',
  },
  ru: {
    standIns: 'это этого этим его её их там',
    joining: 'а и но если или',
    beside: 'а и для при во насчет про как у по',
  },
});

export const mostWords = 8;

/** The rites that one question can put in the place of another: "do I need wudu for tawaf?", "and for sai?". */
export const rites: ReadonlySet<string> = new Set([
  'tawaf',
  'tawaf-ifadah',
  'tawaf-qudum',
  'tawaf-farewell',
  'sai',
  'umrah',
  'ihram',
  'arafat',
  'muzdalifah',
  'mina',
  'stoning',
  'sacrifice',
  'shave',
  'trim',
]);

/** What a question says of a subject without being one: "and at night?", "and if he forgets?". */
export const aspects: ReadonlySet<string> = new Set([
  'forgot',
  'missed',
  'late',
  'early',
  'before',
  'after',
  'repeat',
  'required',
  'sunnah',
  'allowed',
  'forbidden',
  'valid',
  'mistake',
  'woman',
  'man',
  'child',
  'for-other',
  'night',
  'midday',
  'time-when',
  'how-many',
  'tired',
  'heat',
]);

/** A question with what it leaves out, and the rites that it names. */
interface JoinedQuestion {
  readonly text: string;
  readonly rites: ReadonlySet<string>;
}

/**
 * "And sai?" after "do I need wudu for tawaf?" as one question: the rite of the second with what the first asks about it;
 * null if it names no rite alone, or if the question before was about a rite as a whole.
 */
export function withAspectBefore(
  { text, previous }: Question,
  language: Language,
  conceptsOf: ConceptsOf,
): JoinedQuestion | null {
  const words = wordsOf(text);
  // The answer of a tool has no aspect of a rite: "What is Ihram?" after "Who is missing?" is a new question.
  const isOfTool = previous?.tool && previous.tool !== 'duties';
  if (!previous || isOfTool || words.length > mostWords) return null;
  const { joining, beside } = listsOf(language);
  const named = subjectsOf(words, conceptsOf, rites, (word) => isBeside(word, language, joining, beside));
  if (!named) return null;
  const namesRite = (word: string): boolean =>
    [...conceptsOf(word, { isName: true })].some((id) => rites.has(id));
  const kept = wordsOf(previous.question).filter((word) => !namesRite(word));
  const aspect = [...conceptsOf(kept.join(' '), { isName: true })].filter((id) => !rites.has(id));
  return aspect.length > 0 ? { text: `${kept.join(' ')} ${text}`, rites: named } : null;
}

/** Kinds of passage that people ask further questions about. */
const kinds: ReadonlySet<string> = new Set(['rite', 'practical', 'whatIf']);

const scores = {
  /** Below this, the passage just shown is nearer to the question than its neighbours. */
  neighbour: 0.75,
  /** With this lead, another passage is the better answer, even on the same subject. */
  lead: 0.8,
  /** The same if it names nothing that is known: "and if I miss the basin?". */
  farLead: 1.9,
};

/**
 * The passages for "and if it gets warm?", which names no subject of its own: those of the rite or topic of the answer
 * before, best first. Null for a question with a subject of its own.
 * @param textOf the text of a passage
 */
export function passagesOnSubject(
  { text, previous }: Question,
  ranked: readonly Scored[],
  { language, conceptsOf, textOf }: FollowUpReader,
): readonly string[] | null {
  const shown = previous?.passages[0];
  const [top] = ranked;
  if (!shown || !top || !kinds.has(shown.split(':')[0] ?? '')) return null;
  if (top.id === 'abstain' || top.id.startsWith('tool:')) return null;
  const words = wordsOf(text);
  const { joining } = listsOf(language);
  if (words.length > mostWords || !joining.has(plainWord(words[0] ?? ''))) return null;
  const inside = ranked.filter(({ id }) => subjectOf(id) === subjectOf(shown)).toSorted(byScore);
  const spokenOf = conceptsOf(textOf(shown));
  const others = [...conceptsOf(text, { isName: true })].filter((id) => !aspects.has(id));
  if (others.some((id) => !spokenOf.has(id))) return null;
  const best = inside[0];
  const ahead = top.score - Math.max(0, best?.score ?? 0);
  if (ahead > (others.length > 0 ? scores.lead : scores.farLead)) return null;
  const nearer = inside.filter(({ score }) => score >= scores.neighbour).map(({ id }) => id);
  return [...new Set([...nearer, shown])];
}

interface FollowUpReader {
  readonly language: Language;
  readonly conceptsOf: ConceptsOf;
  readonly textOf: (passage: string) => string;
}
