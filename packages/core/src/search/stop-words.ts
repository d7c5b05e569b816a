import type { Language } from '../text/languages.ts';
import { wordsOf } from './search-text.ts';

/**
 * Question words without meaning for the search. They are removed from queries only, and remain in texts. Words that
 * also name something here (de `Stein`, ar `عدد`) are not included.
 */
const stopWords: Record<Language, string> = {
  en: `a about after again am an and any are as at be been before but by can cannot could did do does doing dont for
    from get go had has have he her here him his how i if im in into is it its ive just may me might must my need no
    not of on or our please she should so some somebody someone tell than that the their them then there these they
    this to too us was we were what when where which who why will with would you your`,
  ar: `أ ألا أم أن أنا أنت أو أي أين إذا إلى إن إنني أني التي الذي الذين بعد بعض بين به بها تم ثم حتى ذلك سوف عليه عليها
    على عن عند عندما عندي فقط في فيه فيها قبل قد كان كانت كل كيف لا لأن لكن لم لماذا له لها لو لي ليس ما ماذا مع من متى
    منه منها نحن هذا هذه هل هم هنا هو هي و يجب يمكن يا كم حين وأنا وما ولا`,
  ur: `آپ آ اب اس اگر اور انہیں ان اپنا اپنی اپنے ایک بھی پر پہ تو تک تھا تھی تھے جا جائے جاتا جاتی جو جب چاہیے دے رہا رہی
    رہے سے سکتا سکتی سکتے کا کب کر کرنا کروں کریں کرے کس کسی کو کون کہ کہاں کی کیا کیسے کیوں کے گئی گئے گیا گا گی گے لیے
    مجھ مجھے میرا میری میرے میں نہ نہیں نے وہ ہم ہمارے ہو ہوا ہوں ہوئی ہوتا ہے ہیں یا یہ یہاں`,
  gu: `અને અમે અહીં આ એ એક કઈ કયા કયો કરવું કરું કરવી કરો કે કેમ કેવી કેવું કોઈ ક્યાં ક્યારે ગઈ ગયા ગયો ગયું છું છે છો જ
    જો જ્યારે તમે તે તો થઈ થાય ના ની નું ને નથી નો પણ પર મને મારા મારી મારું મારે મારો માં માટે મેં હતું હવે હું હોય શું શા થી સાથે`,
  bn: `আছে আপনি আমরা আমাকে আমার আমি আর এ এই একটি এখন এটা ও ওই কখন করতে করব করবো করা করে কি কী কিভাবে কীভাবে কে কেউ কেন
    কোথায় কোন কোনো গেছি গেছে গেল গেলে জন্য তা তার তাহলে তো থেকে দিয়ে না নেই পারি যদি যায় যে সাথে সে হবে হয় হয়ে হয়েছে
    হলে`,
  fr: `ai ainsi alors après as au aux avant avec c ce ces cest cela comment d dans de des dois doit du elle en es est et
    eu faire fais fait faut il ils j jai je l la le les leur lui ma mais me mes moi mon n ne nest nos notre nous on ou où
    par pas peut peux pour puis quand que quel quelle quelles quels quest qui quoi s sa se ses si son sont suis sur ta tu
    un une vos votre vous y à été être`,
  de: `ab aber alle als am an auch auf aus bei bin bis bist da damit dann das dass dem den der des die dies diese dieser du
    ein eine einem einen einer er es für hab habe haben hat hatte ich ihr im in ist ja jemand kann kein keine können man
    mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nun nur ob oder ohne sein seine sich sie sind
    so soll sollte tun über um und uns unser vom von vor war was wann warum welche wenn wer werde werden wie wir wird wo
    zu zum zur`,
  it: `a ai al alla alle allo anche che chi ci come con cosa cui da dal dalla de dei del della delle dello di dopo dove è e
    ed era essere fa faccio fare gli ha hai hanno ho i il in io la le lei lo loro ma me mi mia mie miei mio ne nel nella
    nelle noi non o ora per perché posso prima può qual quale quali quando quanto questa questo se sei si sia sono sta
    sto su sua sul sulla suo ti tu un una uno`,
  es: `a al algo ante antes aquí así como cómo con cual cuál cuando cuándo de debo del después dónde donde e el él ella en
    era eres es esa ese eso esta está estar este esto fue ha hacer hago han hasta hay he la las le les
    lo los me mi mis muy más no nos o para pero por porque puede puedo pues que qué quien quién se ser si sí sin sobre
    son soy su sus te tengo tiene tu un una unas uno unos y ya yo`,
  ru: `а без бы был была были было в вам вас во вот все всё вы где да для до его ее её если есть еще ещё же за здесь и из
    или им их к как какая какие какой когда кто ли меня мне можно мой моя мои мою мы на над надо нас не него нет ни но
    ну нужно о об он она они от по после потом почему при про с себя со так там то тоже только ты у уже что чтобы чем
    это этот эта эти я`,
};

const sets = new Map<Language, ReadonlySet<string>>();

/** The folded stop words of a language. */
export function stopWordsOf(language: Language): ReadonlySet<string> {
  const known = sets.get(language) ?? new Set(wordsOf(stopWords[language]));
  sets.set(language, known);
  return known;
}

/** Tells if a folded word is too common to mean something. */
export const isStopWord = (word: string, language: Language): boolean => stopWordsOf(language).has(word);

/** The meaningful words of a question, each once; all of its words if there are no others. */
export function meaningfulWords(typed: string, language: Language): string[] {
  const words = [...new Set(wordsOf(typed))];
  const stop = stopWordsOf(language);
  const telling = words.filter((word) => !stop.has(word));
  return telling.length > 0 ? telling : words;
}
