import type { Language } from '@manasik/core/text/languages';

/** A question for prayer times, the prayer and the time of day (24 hours) that the answer must have. */
export type TimesRow = readonly [question: string, prayer: string, place: string, time: string];

/** As people spell. On 26 November 2026, a Thursday. */
export const timesQuestions: Readonly<Record<Language, readonly TimesRow[]>> = {
  en: [
    ['when is asr in lahore today', 'asr', 'Lahore', '14:40'],
    ['maghrib time in New York', 'maghrib', 'New York', '16:31'],
    ['what time is fajar tommorow', 'fajr', 'London', '05:58'],
    ["what's today's isha for Cairo?", 'isha', 'Cairo', '18:17'],
  ],
  ar: [
    ['متى صلاة العصر في لاهور اليوم', 'asr', 'Lahore', '14:40'],
    ['وقت المغرب بالقاهرة', 'maghrib', 'Cairo', '16:56'],
    ['متى المغرب في المدينة', 'maghrib', 'المدينة', '17:34'],
    ['موعد اذان الفجر غدا', 'fajr', 'London', '05:58'],
    ['emta el 3asr fi lahore', 'asr', 'Lahore', '14:40'],
    ['wa2t el maghreb fi cairo', 'maghrib', 'Cairo', '16:56'],
    ['bukra el fajr emta', 'fajr', 'London', '05:58'],
  ],
  ur: [
    ['لاہور میں عصر کب ہے', 'asr', 'Lahore', '14:40'],
    ['آج مغرب کا ٹائم', 'maghrib', 'London', '16:02'],
    ['کل فجر کا وقت کیا ہے', 'fajr', 'London', '05:58'],
    ['lahore me asr kab hai', 'asr', 'Lahore', '14:40'],
    ['maghrib ki namaz ka time bata do', 'maghrib', 'London', '16:02'],
    ['kal fajr ka waqt kya hai', 'fajr', 'London', '05:58'],
  ],
  gu: [
    ['લાહોરમાં અસર ક્યારે છે', 'asr', 'Lahore', '14:40'],
    ['અમદાવાદમાં મગરિબનો સમય', 'maghrib', 'Ahmedabad', '17:53'],
    ['કાલે ફજર કેટલા વાગ્યે છે', 'fajr', 'London', '05:58'],
    ['lahore ma asar kyare chhe', 'asr', 'Lahore', '14:40'],
    ['magrib no time shu chhe', 'maghrib', 'London', '16:02'],
    ['kale fajar ketla vage chhe', 'fajr', 'London', '05:58'],
  ],
  bn: [
    ['ঢাকায় আসরের নামাজ কয়টায়', 'asr', 'Dhaka', '14:50'],
    ['লাহোরে আসর কখন', 'asr', 'Lahore', '14:40'],
    ['আগামীকাল ফজর কয়টায়', 'fajr', 'London', '05:58'],
    ['dhakay asor koytay', 'asr', 'Dhaka', '14:50'],
    ['magriber time koto', 'maghrib', 'London', '16:02'],
    ['kalke fojor koytay hobe', 'fajr', 'London', '05:58'],
  ],
  fr: [
    ['à quelle heure est asr à Lahore', 'asr', 'Lahore', '14:40'],
    ["l'heure du maghreb au Caire", 'maghrib', 'Cairo', '16:56'],
    ['fajr demain c’est quand', 'fajr', 'London', '05:58'],
  ],
  de: [
    ['wann ist asr in Lahore heute', 'asr', 'Lahore', '14:40'],
    ['Maghrib Zeit Kairo', 'maghrib', 'Cairo', '16:56'],
    ['wann ist morgen fadschr', 'fajr', 'London', '05:58'],
  ],
  it: [
    ['a che ora è asr a Lahore', 'asr', 'Lahore', '14:40'],
    ['orario maghrib al Cairo oggi', 'maghrib', 'Cairo', '16:56'],
    ['quando è il fajr domani', 'fajr', 'London', '05:58'],
  ],
  es: [
    ['a qué hora es el asr en Lahore', 'asr', 'Lahore', '14:40'],
    ['hora del magrib en El Cairo', 'maghrib', 'Cairo', '16:56'],
    ['cuando es el fayr mañana', 'fajr', 'London', '05:58'],
  ],
  ru: [
    ['когда аср в Лахоре сегодня', 'asr', 'Lahore', '14:40'],
    ['в котором часу завтра фаджр', 'fajr', 'London', '05:58'],
    ['время магриба в Москве', 'maghrib', 'Moscow', '16:07'],
    ['во сколько завтра фаджр', 'fajr', 'London', '05:58'],
    ['kogda asr v lahore', 'asr', 'Lahore', '14:40'],
    ['vo skolko magrib segodnya', 'maghrib', 'London', '16:02'],
    ['zavtra fadzhr vo skolko', 'fajr', 'London', '05:58'],
  ],
};

/** Questions for the Qibla, and the place of the answer. */
export const qiblaQuestions: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['which way is qibla', 'London'],
    ['qibla direction from New York', 'New York'],
    ['what direction do i pray in lahore', 'Lahore'],
  ],
  ar: [
    ['اتجاه القبلة', 'London'],
    ['وين القبلة في القاهرة', 'Cairo'],
    ['القبلة من لاهور كم درجة', 'Lahore'],
  ],
  ur: [
    ['قبلہ کس طرف ہے', 'London'],
    ['لاہور سے قبلہ کس سمت ہے', 'Lahore'],
    ['قاہرہ میں قبلے کا رخ', 'Cairo'],
  ],
  gu: [
    ['કિબ્લા કઈ બાજુ છે', 'London'],
    ['અમદાવાદથી કિબ્લાની દિશા', 'Ahmedabad'],
    ['લાહોરમાં કિબલા ક્યાં', 'Lahore'],
  ],
  bn: [
    ['কিবলা কোন দিকে', 'London'],
    ['ঢাকা থেকে কেবলা কোনদিকে', 'Dhaka'],
    ['লাহোরে কিবলার দিক', 'Lahore'],
  ],
  fr: [
    ['où est la qibla', 'London'],
    ['direction de la kibla à New York', 'New York'],
    ['qibla depuis Moscou', 'Moscow'],
  ],
  de: [
    ['wo ist die qibla', 'London'],
    ['gebetsrichtung in Kairo', 'Cairo'],
    ['Qibla von Moskau aus', 'Moscow'],
  ],
  it: [
    ['dove è la qibla', 'London'],
    ['direzione della qibla da Mosca', 'Moscow'],
    ['qibla a Lahore', 'Lahore'],
  ],
  es: [
    ['hacia donde esta la qibla', 'London'],
    ['qibla desde Moscú', 'Moscow'],
    ['dirección de la alquibla en El Cairo', 'Cairo'],
  ],
  ru: [
    ['в какую сторону кибла', 'London'],
    ['кибла в Москве', 'Moscow'],
    ['направление киблы из Лахора', 'Lahore'],
  ],
};

/** Questions for the next prayer, the place and the prayer that is next at 10:00 UTC. */
export const nextQuestions: Readonly<
  Record<Language, readonly (readonly [question: string, place: string, prayer: string])[]>
> = {
  en: [
    ['when is the next prayer', 'London', 'dhuhr'],
    ['next namaz in lahore', 'Lahore', 'maghrib'],
    ['how long until next salah in New York', 'New York', 'fajr'],
  ],
  ar: [
    ['متى الصلاة القادمة', 'London', 'dhuhr'],
    ['كم باقي على الصلاة في لاهور', 'Lahore', 'maghrib'],
    ['الصلاة التالية بالقاهرة', 'Cairo', 'asr'],
  ],
  ur: [
    ['اگلی نماز کب ہے', 'London', 'dhuhr'],
    ['لاہور میں اگلی نماز', 'Lahore', 'maghrib'],
    ['اب کونسی نماز ہے', 'London', 'dhuhr'],
  ],
  gu: [
    ['આગલી નમાઝ ક્યારે છે', 'London', 'dhuhr'],
    ['અમદાવાદમાં હવે કઈ નમાઝ', 'Ahmedabad', 'asr'],
    ['લાહોરમાં પછીની નમાઝ', 'Lahore', 'maghrib'],
  ],
  bn: [
    ['পরের নামাজ কখন', 'London', 'dhuhr'],
    ['ঢাকায় পরবর্তী নামাজ', 'Dhaka', 'maghrib'],
    ['এখন কোন ওয়াক্ত', 'London', 'dhuhr'],
  ],
  fr: [
    ['quand est la prochaine priere', 'London', 'dhuhr'],
    ['prochaine prière à Lahore', 'Lahore', 'maghrib'],
    ['prochaine prière au Caire', 'Cairo', 'asr'],
  ],
  de: [
    ['wann ist das nächste gebet', 'London', 'dhuhr'],
    ['nächstes Gebet in Lahore', 'Lahore', 'maghrib'],
    ['wie lange noch bis zum gebet', 'London', 'dhuhr'],
  ],
  it: [
    ['quando è la prossima preghiera', 'London', 'dhuhr'],
    ['prossima preghiera a Lahore', 'Lahore', 'maghrib'],
    ['quanto manca alla preghiera', 'London', 'dhuhr'],
  ],
  es: [
    ['cuando es la proxima oracion', 'London', 'dhuhr'],
    ['siguiente oración en Lahore', 'Lahore', 'maghrib'],
    ['cuánto falta para el rezo', 'London', 'dhuhr'],
  ],
  ru: [
    ['когда следующий намаз', 'London', 'dhuhr'],
    ['следующий намаз в Лахоре', 'Lahore', 'maghrib'],
    ['сколько осталось до намаза', 'London', 'dhuhr'],
  ],
};
