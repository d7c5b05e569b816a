import type { Language } from '../text/languages.ts';
import { type School, schools } from './rites.ts';

/**
 * A lower-case part that every form of the school's name contains, by language. A test checks it against all texts of
 * the guide.
 */
const stems: Record<Language, Record<School, readonly string[]>> = {
  en: { hanafi: ['hanafi'], maliki: ['maliki'], shafii: ['shafi’i'], hanbali: ['hanbali'] },
  ar: { hanafi: ['حنف'], maliki: ['مالكي'], shafii: ['شافعي'], hanbali: ['حنبلي', 'حنابلة'] },
  ur: {
    hanafi: ['حنفی', 'احناف'],
    maliki: ['مالکی'],
    shafii: ['شافعی', 'شوافع'],
    hanbali: ['حنبلی', 'حنابلہ'],
  },
  gu: { hanafi: ['હનફી'], maliki: ['માલિકી'], shafii: ['શાફઈ'], hanbali: ['હંબલી'] },
  bn: { hanafi: ['হানাফি'], maliki: ['মালিকি'], shafii: ['শাফেয়ি'.normalize('NFC')], hanbali: ['হাম্বলি'] },
  fr: { hanafi: ['hanafite'], maliki: ['malikite'], shafii: ['chaféite'], hanbali: ['hanbalite'] },
  de: { hanafi: ['hanafit'], maliki: ['malikit'], shafii: ['schafiit'], hanbali: ['hanbalit'] },
  it: { hanafi: ['hanafit'], maliki: ['malikit'], shafii: ['sciafiit'], hanbali: ['hanbalit'] },
  es: { hanafi: ['hanafí'], maliki: ['malikí'], shafii: ['shafií'], hanbali: ['hanbalí'] },
  ru: { hanafi: ['ханаф'], maliki: ['малики'], shafii: ['шафии'], hanbali: ['ханбали'] },
};

export interface SchoolPart {
  readonly text: string;
  /** Offset in the whole text, in UTF-16 units. */
  readonly at: number;
  /** Whether the part is a name of the school, in any form. */
  readonly isName: boolean;
}

/** Splits a text into each name of the school and the text between them. Joined, the parts are the original text. */
export function partsBySchool(text: string, language: Language, school: School): SchoolPart[] {
  // A whole word. `\p{M}` are vowel signs, which are part of the word.
  const name = new RegExp(`([\\p{L}\\p{M}]*(?:${stems[language][school].join('|')})[\\p{L}\\p{M}]*)`, 'iu');
  let at = 0;
  const parts = text.split(name).map((part, index) => {
    const begun = at;
    at += part.length;
    return { text: part, at: begun, isName: index % 2 === 1 };
  });
  return parts.filter((part) => part.text !== '');
}

/** Beginnings of the names in Latin letters, as people type them in any language, without accents and apostrophes. */
const typed: Record<School, RegExp> = {
  hanafi: /^hanaf/,
  maliki: /^maliki/,
  shafii: /^(?:sh|sch|ch|sci)afi?[ie]/,
  hanbali: /^hanbal/,
};

/** Before the name, at most three words away: "I am not Hanafi", "in schools other than the Hanafi one". */
const negationsBefore = new Set(
  'not except other besides non aren’t isn’t لست ليس ليست غير عدا سوى pas sauf hormis hors nicht kein keine außer non tranne eccetto no excepto salvo не кроме'
    .split(' ')
    .map(plainWord),
);
/** Right after the name: "میں حنفی نہیں ہوں". */
const negationsAfter = new Set('نہیں علاوہ سوا નથી સિવાય নই নয় নন ছাড়া বাদে'.split(' ').map(plainWord));
const farthestNegation = 3;

/**
 * Right before the name of the school that people say they follow: "I am Hanafi". Shorter words such as the English "I" or
 * the Italian "i", an article, would take a comparison of two schools for a statement about oneself.
 */
const selfBefore = [
  'i am,i am a,i follow,i follow the',
  'أنا,انا',
  'je suis,je suis un,je suis une',
  'ich bin,ich bin ein,ich bin eine',
  'sono,sono un,sono una,seguo la scuola',
  'soy,soy un,soy una,sigo la escuela',
  'я,আমি,હું',
]
  .flatMap((words) => words.split(','))
  .map(plainWords);
/** The German "im" means "in the". */
const selfInEnglish = ['im', 'im a'].map(plainWords);
/** Around the name: "میں حنفی ہوں". The first word alone also means "in". */
const selfAround = [
  { before: ['میں'], after: ['ہوں'] },
  { before: ['main', 'mein', 'mai'], after: ['hoon', 'hun', 'hu', 'hoo'] },
].map(({ before, after }) => ({ before: before.map(plainWord), after: after.map(plainWord) }));
/** Between two schools that are compared. */
const or = new Set('or أو او یا ya અથવા કે অথবা নাকি ou oder o или'.split(' ').map(plainWord));

function plainWords(words: string): readonly string[] {
  return words.split(' ').map(plainWord);
}

function plainWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’ʿʾ`-]/g, '');
}

export interface NamedSchools {
  /** Those that the question asks for: several if it compares them. */
  readonly asked: readonly School[];
  /** "I am not Hanafi", "in schools other than the Hanafi one". */
  readonly ruledOut: readonly School[];
}

interface NamedAt {
  readonly school: School;
  readonly at: number;
}

const idsOf = (names: readonly NamedAt[]): School[] => [...new Set(names.map(({ school }) => school))];

/**
 * The schools that a question names. "I am Hanafi, my wife is Shafi'i: what about her?" asks for hers; two schools
 * without "I am", or with "or" between them, are compared, so both are asked for.
 */
export function schoolsNamedIn(question: string, language: Language): NamedSchools {
  const words = question.split(/[^\p{L}\p{M}'’ʿʾ`-]+/u);
  const plain = words.map(plainWord);
  const isOf = (school: School, at: number): boolean =>
    typed[school].test(plain[at] ?? '') ||
    partsBySchool(words[at] ?? '', language, school).some(({ isName }) => isName);
  const names = words.flatMap((_, at): NamedAt[] =>
    schools.filter((school) => isOf(school, at)).map((school) => ({ school, at })),
  );
  const isRuledOut = ({ at }: NamedAt): boolean => {
    // "Not Hanafi but Maliki" rules out the first only.
    const before = names.findLast((each) => each.at < at)?.at ?? -1;
    return (
      plain
        .slice(Math.max(before + 1, at - farthestNegation), at)
        .some((word) => negationsBefore.has(word)) ||
      // A noun may follow: "حنفی مسلک نہیں".
      plain.slice(at + 1, at + 3).some((word) => negationsAfter.has(word))
    );
  };
  const self = language === 'en' ? [...selfBefore, ...selfInEnglish] : selfBefore;
  const isOwn = ({ at }: NamedAt): boolean =>
    self.some((each) => each.every((word, index) => plain[at - each.length + index] === word)) ||
    selfAround.some(
      ({ before, after }) => before.includes(plain[at - 1] ?? '') && after.includes(plain[at + 1] ?? ''),
    );
  const ruledOut = idsOf(names.filter(isRuledOut));
  const named = names.filter(({ school }) => !ruledOut.includes(school));
  const ofOthers = idsOf(named.filter((each) => !isOwn(each)));
  const [first, last] = [named[0]?.at ?? 0, named.at(-1)?.at ?? 0];
  const isChoice = plain.slice(first, last).some((word) => or.has(word));
  const isAboutOther = idsOf(named).length === 2 && ofOthers.length === 1 && !isChoice;
  return { asked: isAboutOther ? ofOthers : idsOf(named), ruledOut };
}

/** The one school that a question asks for; null if it asks for none or compares several. */
export function schoolNamedIn(question: string, language: Language): School | null {
  const { asked } = schoolsNamedIn(question, language);
  return asked.length === 1 ? (asked[0] ?? null) : null;
}
