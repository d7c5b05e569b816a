import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { perLanguage } from '../text/per-language.ts';
import type { RedFlag } from './agents.ts';
import { isBeside, plainText, plainWord, plainWords } from './folded-words.ts';
import { nearbyWords } from './nearby-words.ts';

/** Grown-up relatives as people name them. */
const relatives: Readonly<Record<Language, string>> = {
  en: `husband hubby wife mother mum mom mummy father dad daddy brother sister uncle aunt auntie grandfather grandmother
    grandma grandpa grandad parents`,
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

/** Own children as people name them. A lost child is an emergency of another kind. */
const childWords: Readonly<Record<Language, string>> = {
  en: 'son daughter child children kid kids baby',
  ar: 'ابني إبني ولدي بنتي ابنتي طفلي طفلتي أولادي اولادي عيالي',
  ur: 'بیٹا بیٹی بچہ بچی بچے',
  gu: 'દીકરો દીકરી દીકરા બાળક છોકરો છોકરી',
  bn: 'ছেলে মেয়ে বাচ্চা সন্তান',
  fr: 'fils fille enfant enfants bébé',
  de: 'sohn tochter kind kinder baby',
  it: 'figlio figlia figli bambino bambina',
  es: 'hijo hija hijos niño niña bebé',
  ru: 'сын сына дочь ребёнок ребенок ребёнка ребенка дети',
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

/** The group of the person who asks, and where it stays, which someone who is lost looks for. */
const ownPlaces: Readonly<Record<Language, string>> = {
  en: 'tent camp group bus',
  ar: 'خيمتي خيمتنا مجموعتي مجموعتنا مخيمي مخيمنا حملتي حملتنا باصنا حافلتنا باصي حافلتي',
  ur: 'خیمہ خیمے ٹینٹ کیمپ گروپ قافلہ بس',
  gu: 'તંબુ ટેન્ટ કેમ્પ ગ્રુપ બસ',
  bn: 'তাঁবু তাবু ক্যাম্প দল গ্রুপ কাফেলা বাস',
  fr: 'tente camp groupe bus car',
  de: 'zelt lager gruppe bus',
  it: 'tenda campo gruppo autobus pullman',
  es: 'tienda campamento grupo autobús bus',
  ru: 'палатка палатку лагерь группа группу автобус',
};

/** Without one of these, "where is the bus?" asks for the way. In Arabic, it is part of the place. */
const ownWords: Readonly<Record<Language, string>> = {
  en: 'my our',
  ar: ownPlaces.ar,
  ur: 'میرا میری میرے ہمارا ہماری ہمارے اپنا اپنی اپنے',
  gu: 'મારો મારું મારી મારા અમારો અમારું અમારી અમારા આપણો આપણું આપણી આપણા',
  bn: 'আমার আমাদের',
  fr: 'ma mon notre mes nos',
  de: 'mein meine meinen meinem meiner unser unsere unseren unserem unserer',
  it: 'mio mia nostro nostra',
  es: 'mi nuestro nuestra',
  ru: 'мой моя моё мою наш наша наше нашу',
};

/** Whole messages of someone who is lost. Divided by commas. */
const lostPhrases: Readonly<Record<Language, string>> = {
  en: 'I am lost, im lost, lost, I got lost, I lost my way',
  ar: 'أنا تائه, أنا تائهة, ضعت, أنا ضايع, أنا ضائع, تهت, ضيعت الطريق',
  ur: 'میں کھو گیا, میں کھو گیا ہوں, میں کھو گئی ہوں, میں راستہ بھول گیا ہوں, میں راستہ بھول گئی ہوں, میں گم ہو گیا, میں گم ہو گیا ہوں, میں گم ہو گئی, میں گم ہو گئی ہوں, میں بھٹک گیا ہوں, میں بھٹک گئی ہوں',
  gu: 'હું ખોવાઈ ગયો છું, હું ખોવાઈ ગઈ છું, હું રસ્તો ભૂલી ગયો છું, હું ભૂલો પડ્યો છું',
  bn: 'আমি হারিয়ে গেছি, আমি পথ হারিয়েছি, আমি পথ হারিয়ে ফেলেছি',
  fr: 'je suis perdu, je suis perdue, je me suis perdu, je me suis perdue',
  de: 'ich habe mich verlaufen, ich bin verloren gegangen, ich habe mich verirrt, verlaufen',
  it: 'mi sono perso, mi sono persa, sono perso, sono persa, mi sono smarrito, mi sono smarrita',
  es: 'me he perdido, me perdí, estoy perdido, estoy perdida',
  ru: 'я потерялся, я потерялась, я заблудился, я заблудилась',
};

const mostWords = 6;

const lists = perLanguage((language) => ({
  people: plainWords(relatives[language]),
  children: plainWords(childWords[language]),
  ownPlaces: plainWords(ownPlaces[language]),
  own: plainWords(ownWords[language]),
  where: plainWords(nearbyWords[language].where),
  others: plainWords(others[language]),
  lost: new Set(lostPhrases[language].split(',').map(plainText)),
}));

/** Grown-up relatives, as `plainWord` gives their names. */
export const relativesIn = (language: Language): ReadonlySet<string> => lists(language).people;

/** True if a question asks where one of some things is, and no word is about anything else. */
function asksWhere(question: string, language: Language, things: ReadonlySet<string>): boolean {
  const words = wordsOf(question).map(plainWord);
  const { where: wheres, own, others: beside } = lists(language);
  // French "ou" without its accent also means "or".
  const isAccented = /où/iu.test(question.normalize('NFC'));
  const where = new Set(
    words.filter((word, at) => wheres.has(word) && (word !== 'ou' || at === 0 || isAccented)),
  );
  return (
    words.length <= mostWords &&
    words.some((word) => things.has(word)) &&
    where.size > 0 &&
    words.every((word) => isBeside(word, language, things, where, own, beside))
  );
}

/** The emergency of someone who asks where a relative is: "where is my husband?", "where is my son?". Null for other texts. */
export function personSought(question: string, language: Language): RedFlag | null {
  const { people, children } = lists(language);
  if (asksWhere(question, language, children)) return 'lost-child';
  return asksWhere(question, language, people) ? 'lost-person' : null;
}

/** True for "I am lost" and "where is my tent?". */
export const isLost = (question: string, language: Language): boolean =>
  lists(language).lost.has(plainText(question)) ||
  (wordsOf(question).some((word) => lists(language).own.has(plainWord(word))) &&
    asksWhere(question, language, lists(language).ownPlaces));
