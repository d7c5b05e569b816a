import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import type { FeatureReader } from './features.ts';
import { isBeside, plainLists, plainWord } from './folded-words.ts';

/** The step that says what the Prophet ﷺ did. */
export const fastingPassage = 'rite:arafat:step-rest';

interface Words {
  readonly fasting: string;
  /** Words that may be beside it and beside the day, besides stop words. */
  readonly others: string;
  /** "May I fast if I am not on Hajj?" asks about other people. */
  readonly negations: string;
}

const lists: Readonly<Record<Language, Words>> = {
  en: {
    fasting: 'fast fasts fasting roza rozah sawm saum siyam',
    others: 'day ok okay allowed keep pilgrim pilgrims hajji hajjis people diabetics sunnah 9th dhul hijjah',
    negations: 'not dont doesnt isnt arent cant shouldnt without never no',
  },
  ar: {
    fasting: 'صوم الصوم صيام الصيام يصوم أصوم اصوم تصوم نصوم صيامه صائم نصومو الصائم',
    others: 'يوم الحاج الحجاج حاج للحاج لمريض مريض المريض مرضى السكر السكري سكري يستحب يجوز سنة حكم التاسع',
    negations: 'لا ليس ليسوا لست لم غير لغير بدون',
  },
  ur: {
    fasting: 'روزہ روزے روزا',
    others:
      'دن رکھ رکھے رکھنا رکھتے رکھتا رکھوں رکھیں رکھ سکتے سکتی حاجی حاجیوں حجاج لوگ کا مریض والے یوم جائز نو تاریخ',
    negations: 'نہیں نہ بغیر غیر',
  },
  gu: {
    fasting: 'રોઝો રોઝા રોજો રોજા ઉપવાસ',
    others:
      'દિવસે દિવસ દિવસનો રાખી રાખે રાખવો રાખવા રાખું રાખીએ શકે શકાય શકું હાજી હાજીઓ હાજીએ દર્દી અરફાના અરફાનો અરફાત અરફા ડાયાબિટીસવાળા',
    negations: 'નથી ન નહીં નહિ વગર સિવાય',
  },
  bn: {
    fasting: 'রোজা রোযা সাওম',
    others: 'দিন দিনে দিনের রাখতে রাখে রাখেন রাখা রাখব রাখবো পারে পারব পারবে পারি হাজি হাজিরা হাজী রোগী রোগীরা জায়েজ যাবে',
    negations: 'না নেই নয় নই নন ছাড়া',
  },
  fr: {
    fasting: 'jeûner jeûne jeûnent jeûnes jeuner',
    others: 'jour pèlerin pèlerins diabétique diabétiques darafat darafa peut-on journée permis hajj',
    negations: 'pas ne non sans nest nai',
  },
  de: {
    fasting: 'fasten faste fastet fastest',
    others: 'tag tages pilger pilgern diabetiker diabetikerin erlaubt',
    negations: 'nicht kein keine keinen ohne nie',
  },
  it: {
    fasting: 'digiunare digiuno digiuna digiunano digiuni',
    others: 'ad giorno giornata pellegrino pellegrini diabetico diabetica diabetici permesso darafat',
    negations: 'non senza',
  },
  es: {
    fasting: 'ayunar ayuno ayunan ayuna ayunas ayunamos',
    others: 'día peregrino peregrinos diabético diabética diabéticos permitido',
    negations: 'no sin',
  },
  ru: {
    fasting: 'поститься пост поститься постятся постится пощусь постимся держать соблюдать',
    others: 'день дня паломник паломники паломнику паломникам диабетик диабетику диабетикам диабете держат',
    negations: 'не нет без',
  },
};

/** Subjects that a question about fasting on the Day of Arafah may name as well. */
const beside: ReadonlySet<string> = new Set(
  `arafat ninth hajj allowed required fast-instead diabetes frail sick medicine blood-pressure heart kidney pregnant woman
    man sunnah heat`.split(/\s+/),
);

/** A longer question is about something else as well. */
const mostWords = 14;

const listsOf = plainLists(lists);

/** True for "do pilgrims fast on Arafah?", with an illness or without. */
export function isFastingAsked(
  question: string,
  language: Language,
  conceptsOf: FeatureReader['conceptsOf'],
): boolean {
  const { fasting, others, negations } = listsOf(language);
  const words = wordsOf(question);
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(plainWord(word)));
  if (words.length > mostWords || has(negations) || !has(fasting)) return false;
  const subjects = conceptsOf(question, { isName: true });
  if (!subjects.has('arafat') && !subjects.has('ninth')) return false;
  const isKnown = (word: string): boolean =>
    isBeside(word, language, fasting, others) || conceptsOf(word, { isName: true }).size > 0;
  return [...subjects].every((id) => beside.has(id)) && words.every(isKnown);
}
