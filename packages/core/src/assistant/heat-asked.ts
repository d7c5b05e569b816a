import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { isBeside, plainLists, plainWord } from './folded-words.ts';
import { holyCityIn, holyPlaceIn } from './tools/holy-places.ts';

interface Words {
  /** At least one of these asks how hot it is. */
  readonly hot: string;
  /** Words that may be beside it, besides stop words and the place. Not "tomorrow": the usual weather is no forecast. */
  readonly others: string;
  /** Words for a person or a task: someone may be ill, or asks what to do. */
  readonly personOrTask: string;
}

const lists: Readonly<Record<Language, Words>> = {
  en: {
    hot: 'hot hotter hottest temperature temperatures degrees weather warm',
    others: `noon midday day night morning afternoon evening get gets getting going during there much very too usually today
      hajj celsius fahrenheit like outside`,
    personOrTask: 'i me my we us our he she his her do feel feels husband wife',
  },
  ar: {
    hot: 'حار حارا حارة الحرارة حرارة حر الحر الجو الطقس',
    others:
      'درجة درجات وقت الظهر ظهرا النهار الليل ليلا نهارا الصباح العصر يوم ستكون سيكون تكون يكون جدا اليوم الحج كيف منى في عند',
    personOrTask: 'أفعل افعل أعمل اعمل نفعل نعمل أشعر اشعر زوجي زوجتي أنا عندي',
  },
  ur: {
    hot: 'گرمی گرم درجہ حرارت موسم',
    others: 'دوپہر دن رات صبح شام ہوتی ہوتا ہوگی ہوگا ہو گی گا کتنی کتنا بہت زیادہ وقت آج حج میں کیسا رہتی',
    personOrTask: 'کروں کریں کرنا مجھے میں شوہر بیوی لگ رہی',
  },
  gu: {
    hot: 'ગરમી ગરમ તાપમાન હવામાન',
    others: 'બપોરે બપોરના દિવસે રાત્રે સવારે સાંજે કેટલી કેટલું હશે હોય બહુ ખૂબ આજે હજમાં રહે કેવું',
    personOrTask: 'મને મારા મારી મારે કરવું કરું કરીએ પતિ પત્ની લાગે',
  },
  bn: {
    hot: 'গরম তাপমাত্রা আবহাওয়া',
    others: 'দুপুরে দুপুর দিনে দিন রাতে সকালে বিকেলে কত কেমন থাকে থাকবে খুব বেশি আজ হজে হজের সময়',
    personOrTask: 'আমার আমাকে আমি করব করবো করা স্বামী স্ত্রী লাগছে',
  },
  fr: {
    hot: 'chaud chaleur température températures degrés météo',
    others:
      'midi jour journée nuit matin soir fait fera fera-t-il t-il combien très aujourd hui aujourdhui hajj pendant y quelle quel',
    personOrTask: 'je me moi mon ma nous il elle mari femme faire',
  },
  de: {
    hot: 'heiß heiss warm temperatur temperaturen grad wetter',
    others:
      'mittags mittag tag nachts nacht morgens abends wird werden sehr heute beim hadsch viel viele dort',
    personOrTask: 'ich mir mich mein meine wir uns er tun mache mann frau',
  },
  it: {
    hot: 'caldo calda temperatura temperature gradi meteo',
    others: 'mezzogiorno giorno notte mattina sera fa farà fara quanto quanti molto oggi hajj ad che',
    personOrTask: 'io mi ho mio mia noi fare faccio marito moglie',
  },
  es: {
    hot: 'calor caliente temperatura temperaturas grados clima',
    others: 'mediodía día noche tarde hace hará cuánto cuántos mucho muy hoy hajj qué',
    personOrTask: 'yo me tengo mi mis nosotros hago hacer marido esposa',
  },
  ru: {
    hot: 'жарко жара жару температура градусов тепло погода',
    others:
      'полдень днём день днем ночью утром вечером насколько будет бывает очень какая сегодня хадж хадже ли там',
    personOrTask: 'я мне меня мой моя мы нам у делать муж жена',
  },
};

const wordsIn = plainLists(lists);

const mostWords = 12;

const isPlace = (word: string): boolean => holyPlaceIn(word) !== null || holyCityIn(word) !== null;

/** True for "how hot is it in Mina at noon?": it names a place of the Hajj, and no word is about anything else. */
export function isHeatAsked(question: string, language: Language): boolean {
  const words = wordsOf(question).map(plainWord);
  const { hot, others, personOrTask } = wordsIn(language);
  return (
    words.length <= mostWords &&
    words.some((word) => hot.has(word)) &&
    words.some(isPlace) &&
    !words.some((word) => personOrTask.has(word) && !others.has(word)) &&
    words.every((word) => isBeside(word, language, hot, others) || isPlace(word))
  );
}
