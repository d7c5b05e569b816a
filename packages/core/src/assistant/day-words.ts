import type { Language } from '../text/languages.ts';

/** How people name the days of Hajj and ask what to do on one. Words are divided by spaces, the days 8 to 13 by commas. */
export interface DayWords {
  readonly days: string;
  /** At least one of these asks for the tasks of the day. */
  readonly tasks: string;
  /** Words that may be beside them. */
  readonly others: string;
}

export const dayWords: Readonly<Record<Language, DayWords>> = {
  en: {
    days: 'eighth, ninth, tenth, eleventh, twelfth, thirteenth',
    tasks: 'do doing happens happen happening now programme program schedule plan rites steps tasks',
    others: `what whats i we on the for of th day s is should must to dhul dhu al hijjah hijja zil zilhaj haj in at and then
      hajj`,
  },
  ar: {
    days: 'ثامن ثمانية تمانية ثمانيه, تاسع تسعة تسعه, عاشر عشرة عشره, حداشر احدعش, اتناشر اطنعش, تلتاشر ثلطعش',
    tasks: 'اسوي أسوي نسوي أعمل اعمل نعمل أفعل افعل نفعل يصير يحدث أعمال مناسك برنامج جدول الحين الآن دحين',
    others: 'ايش إيش ماذا وش شو ما هي يوم اليوم في من ذي ذو الحجة علي علينا و طيب لازم',
  },
  ur: {
    days: 'آٹھ آٹھویں, نو نویں, دس دسویں, گیارہ گیارہویں, بارہ بارہویں, تیرہ تیرہویں',
    tasks: 'کرنا کروں کریں کرتے کرنے ہوتا ہوگا اعمال کام پروگرام اب',
    others: 'تاریخ کو کیا ہے ہیں کی کے دن ذوالحجہ ذی الحجہ میں ہم مجھے ہمیں ہو گا چاہیے کون سے اور',
  },
  gu: {
    days: 'આઠ આઠમી આઠમીએ, નવ નવમી નવમીએ, દસ દસમી દસમીએ દશમી, અગિયાર અગિયારમી, બાર બારમી, તેર તેરમી',
    tasks: 'કરવું કરવાનું કરવાનુ કરું કરીએ થાય કાર્યક્રમ અમલ હવે',
    others: 'તારીખે તારીખ તારીખના શું શુ છે મી મીએ ના નો દિવસે દિવસ ઝિલહજ ઝિલહજ્જ મારે અમારે આપણે હોય',
  },
  bn: {
    days: 'আট আটই, নয় নয়ই নবম, দশ দশই দশম, এগারো এগারোই, বারো বারোই, তেরো তেরোই',
    tasks: 'করব করবো করতে করণীয় করি করবেন কাজ এখন কর্মসূচি',
    others: 'তারিখে তারিখ তারিখের কী কি ই দিন দিনে হবে হয় আমি আমরা আমার আমাদের জিলহজ জিলহজ্জ',
  },
  fr: {
    days: 'huit huitième, neuf neuvième, dix dixième, onze onzième, douze douzième, treize treizième',
    tasks: 'faire fait fais faut faisons passe programme rites maintenant',
    others: 'que qu quoi quels est ce qui se on je il dois doit le les du de jour dhoul dhul hijja à ème e',
  },
  de: {
    days: `acht achten achter achte, neun neunten neunter neunte, zehn zehnten zehnter zehnte, elf elften elfter elfte,
      zwölf zwölften zwölfter zwölfte, dreizehn dreizehnten dreizehnter dreizehnte`,
    tasks: 'mache machen macht mach tun tue passiert programm ablauf jetzt riten',
    others: 'was am ich wir man tag tages der des dem den ist muss soll zu ten dhul hiddscha für und an',
  },
  it: {
    days: 'otto ottavo, nove nono, dieci decimo, undici undicesimo, dodici dodicesimo, tredici tredicesimo',
    tasks: 'faccio fare fa facciamo succede programma riti adesso ora',
    others: 'che cosa cos è si il l del giorno devo dobbiamo di dhul hijja o e',
  },
  es: {
    days: 'ocho octavo, nueve noveno, diez décimo, once undécimo, doce duodécimo, trece',
    tasks: 'hago hacer hace hacemos pasa programa toca ritos ahora',
    others: 'qué que el día del de debo debemos hay se dhul hijja y',
  },
  ru: {
    days: `восемь восьмое восьмого восьмой, девять девятое девятого девятый, десять десятое десятого десятый,
      одиннадцать одиннадцатое одиннадцатого, двенадцать двенадцатое двенадцатого, тринадцать тринадцатое тринадцатого`,
    tasks: 'делать делаем делаю происходит программа обряды сейчас теперь',
    others: 'что числа число го е в на мне нам мы я день дня зуль хиджа хиджжа нужно надо и а',
  },
};
