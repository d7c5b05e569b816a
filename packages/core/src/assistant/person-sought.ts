import { wordsOf } from '../search/search-text.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';
import { plainWord, plainWords } from './folded-words.ts';
import { nearbyWords } from './nearby-words.ts';

/** Grown-up relatives as people name them. A lost child is another emergency, which the classifier recognises. */
const relatives: Readonly<Record<Language, string>> = {
  en: `husband hubby wife mother mum mom mummy father dad daddy brother sister uncle aunt auntie grandfather grandmother
    grandma grandpa grandad nan parents`,
  ar: `زوجي جوزي زوجتي مرتي أمي امي والدتي أبي ابي أبويا ابوي والدي أخي اخي أخوي اخوي أختي اختي عمي عمتي خالي خالتي جدي جدتي
    والداي أهلي اهلي`,
  ur: 'شوہر خاوند میاں بیوی بیگم اہلیہ والدہ والد امی ابو ابا اماں ماں باپ بھائی بہن چچا خالہ پھوپھی دادا دادی نانا نانی والدین',
  gu: 'પતિ ઘરવાળા પત્ની ઘરવાળી માતા મમ્મી બા પિતા પપ્પા અબ્બા અમ્મી ભાઈ બહેન કાકા કાકી માસી દાદા દાદી નાના નાની શૌહર બીવી',
  bn: 'স্বামী স্ত্রী বউ মা আম্মা বাবা আব্বা ভাই বোন চাচা চাচি খালা মামা দাদা দাদি নানা নানি পিতা মাতা',
  fr: 'mari époux femme épouse mère maman père papa frère soeur sœur oncle tante parents mamie papi',
  de: 'mann ehemann frau ehefrau mutter mama vater papa bruder schwester onkel tante großvater großmutter oma opa eltern',
  it: 'marito moglie madre mamma padre papà fratello sorella zio zia nonno nonna genitori',
  es: 'marido esposo mujer esposa madre mamá padre papá hermano hermana tío tía abuelo abuela padres',
  ru: `муж мужа жена жену жены мать мама маму отец отца папа папу брат брата сестра сестру дядя тётя дедушка дедушку бабушка
    бабушку родители`,
};

/** Words that may be beside them, besides stop words. */
const others: Readonly<Record<Language, string>> = {
  en: 'now gone old dear',
  ar: 'الآن الان دحين راح راحت',
  ur: 'صاحب ابھی گئے گئیں چلے چلی',
  gu: 'હવે અત્યારે ગયા ગઈ',
  bn: 'এখন গেল গেছে আছে আছেন',
  fr: 'maintenant donc passé passée',
  de: 'jetzt denn gerade',
  it: 'adesso ora finito finita',
  es: 'ahora está esta',
  ru: 'сейчас мой моя моего мою мои мой',
};

const mostWords = 6;
const known = new Map<
  Language,
  { readonly people: ReadonlySet<string>; readonly beside: ReadonlySet<string> }
>();

function wordsIn(language: Language) {
  const before = known.get(language);
  if (before) return before;
  const beside = plainWords(`${nearbyWords[language].where} ${others[language]}`);
  const read = { people: plainWords(relatives[language]), beside };
  known.set(language, read);
  return read;
}

/** True for "where is my husband?": a relative is missing, and no word is about anything else. */
export function seeksRelative(question: string, language: Language): boolean {
  const words = wordsOf(question).map(plainWord);
  const { people, beside } = wordsIn(language);
  const where = plainWords(nearbyWords[language].where);
  return (
    words.length <= mostWords &&
    words.some((word) => people.has(word)) &&
    words.some((word) => where.has(word)) &&
    words.every(
      (word) => word.length === 1 || people.has(word) || beside.has(word) || isStopWord(word, language),
    )
  );
}
