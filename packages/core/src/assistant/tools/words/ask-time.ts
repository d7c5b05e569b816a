import type { Language } from '../../../text/languages.ts';
import { perLanguage } from '../../../text/per-language.ts';
import { plainWord, plainWords } from '../../folded-words.ts';

/** The words of a question for the time of a prayer, besides the prayer, the day and the place. */
const lists: Readonly<Record<Language, string>> = {
  en: `when whens is what whats time times timing at the of s prayer salah salat namaz azan adhan start starts begin begins
    does will be and then please`,
  ar: `متى متي امتى امتا ايمتى وقت موعد كم بكم الساعة صلاة أذان الأذان يؤذن تكون يكون يدخل دخول هو هي أي و طيب
    emta imta mata wa2t waqt kam sa3a elsa3a salat salah azan adhan el al hiya huwa time`,
  ur: `کب ہے ہوگی ہوگا ہوتی ہوتا ہو گی گا نماز وقت ٹائم کا کی کے بجے کتنے کس اذان اور کیا
    kab hai he hoga hogi hoti hota ho gi ga namaz waqt wakt time ka ki ke baje kitne kis azan aur kya`,
  gu: `ક્યારે છે નમાઝ નમાજ સમય ટાઇમ ટાઈમ નો ની નું ના કેટલા વાગ્યે વાગે થશે હશે અઝાન અને શું કયા ત્યાં
    kyare chhe che namaz namaj samay time no ni nu na ketla vage vagye thashe hashe azan ane shu kaya tya`,
  bn: `কখন নামাজ নামাজের নামায নামাযের সময় টাইম কয়টায় কটায় কয়টা হবে হয় আজান আযান আর এবং কত এর কী কি শুরু ওয়াক্ত
    kokhon namaz namajer namazer somoy shomoy time koytay kotay koyta hobe hoy azan ar ebong koto er ki shuru`,
  fr: `quand est c quelle quelles quel heure heures prière salat l le la de du des commence adhan et horaire horaires ce
    que ou`,
  de: `wann ist beginnt zeit uhr uhrzeit um wie viel wieviel gebet das der die gebetszeit und adhan zum fängt an
    welche welcher`,
  it: `quando è e che ora ore a alle orario preghiera la il di inizia comincia adhan del dell l qual sarà`,
  es: `cuándo es a qué hora horas la el oración rezo de del empieza comienza azalá adhan y será cuál horario salat`,
  ru: `когда во сколько скольки время намаз намаза молитва молитвы азан начинается начнётся наступает будет а и какое
    часов
    kogda vo skolko vremya vremia namaz namaza molitva azan nachinaetsya budet a i kakoe chasov`,
};

const wordsIn = perLanguage((language) => plainWords(lists[language]));

/** True if a folded word only asks for a time. */
export const asksForTime = (word: string, language: Language): boolean =>
  wordsIn(language).has(plainWord(word));
