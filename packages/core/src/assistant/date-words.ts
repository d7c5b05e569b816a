import type { Language } from '../text/languages.ts';

/** How people ask for the date of a rite. */
export interface DateWords {
  /** One of these phrases asks for a date. Divided by commas. */
  readonly when: string;
  /** Words that may be beside the rite. Divided by spaces. */
  readonly others: string;
  /** With one of these, pebbles are thrown: they are also collected. Divided by spaces. */
  readonly throwing: string;
}

export const dateWords: Readonly<Record<Language, DateWords>> = {
  en: {
    when: 'when, whens, wen, what date, which date, date of, what day, which day',
    others: `is are it be will does do did we i you my our to at in on of for the a an and this next year coming begin
      begins start starts go stand perform what which date day s th st al please`,
    throwing: 'throw throwing stone stoning',
  },
  ar: {
    when: 'متى, متي, امتى, ايمتى, أي يوم, أي تاريخ, كم تاريخ, تاريخ, موعد',
    others: `في هذه هذا دي السنة السنه العام أنا نحن هو هي يكون تكون نقف أقف الوقوف وقوف يوم أيام إلى نذهب على أي كم
      تاريخ موعد يبدأ تبدأ`,
    throwing: 'أرمي ارمي نرمي ترمى يرمي رمي',
  },
  ur: {
    when: 'کب, کس تاریخ, کون سی تاریخ, کس دن, تاریخ کیا',
    others: `اس سال میں کو ہے ہیں ہوگا ہوگی ہو گا گی ہوں گے کا کی کے دن ہم مجھے ہمیں نے جانا جائیں کھڑے کھڑا ہونا کرنا
      کرنی کریں رکنا کس تاریخ کیا کون سی شروع`,
    throwing: 'مارنی مارنا ماریں ماروں مارتے پھینکنی پھینکنا',
  },
  gu: {
    when: 'ક્યારે, કયારે, કઈ તારીખે, કઇ તારીખે, કઈ તારીખ, કયા દિવસે',
    others: `છે આ વર્ષે ના ની નો નું માં ઊભા રહેવાનું રહેવું મારે અમારે આપણે જવાનું કરવાનું કરવાની કરવી દિવસ દિવસે હશે આવે
      આવશે કઈ કઇ કયા તારીખે તારીખ શરૂ થાય`,
    throwing: 'મારવાની મારવી મારવા મારવાનું મારીએ મારું ફેંકવાની ફેંકવી',
  },
  bn: {
    when: 'কবে, কখন, কোন তারিখ, কোন তারিখে, কত তারিখ, কত তারিখে, কোন দিন',
    others: `এ এই এবার বছর বছরের হবে হয় আমরা আমি আমাদের দাঁড়াব যাব যেতে করব করতে দিন পড়বে শুরু কোন কত তারিখ তারিখে ই`,
    throwing: 'মারব মারতে মারা মারবো ছুড়ব নিক্ষেপ',
  },
  fr: {
    when: 'quand, quelle date, quel jour, date de, date d, date du',
    others: `c est cest se tient on à a cette année le la les l d de du des pour jour il faut nous je fait faire aller va
      commence au date quelle quel`,
    throwing: 'lancer lance lançons jeter jette',
  },
  de: {
    when: 'wann, welchem datum, welches datum, welcher tag, welchem tag, datum',
    others: `ist sind wir ich man muss dieses jahr jahres auf in am an der die das den dem des stehen stehe gehen gehe nach
      wird beginnt tag welchem welches welcher datum`,
    throwing: 'werfe werfen wirft geworfen',
  },
  it: {
    when: 'quando, che data, quale data, in che giorno, che giorno, data di, data del',
    others: `è e si sta ad a quest questanno anno il la lo i le gli l di del della va siamo devo dobbiamo facciamo fare che
      quale in giorno data per inizia`,
    throwing: 'lancio lanciare lanciamo tirare tiro',
  },
  es: {
    when: 'cuándo, qué fecha, qué día, fecha de, fecha del',
    others: `es el la los las de del en este año estamos se hay que debo va día fecha qué al empieza`,
    throwing: 'tiro tirar tiramos lanzo lanzar lanzamos',
  },
  ru: {
    when: 'когда, какого числа, какое число, в какой день, какой день, дата',
    others: `в во на этом году это мы я нам мне надо нужно стоим стоять идём едем будет день дня какого какое числа число
      какой дата начинается`,
    throwing: 'бросать бросаем бросаю кидать кидаем',
  },
};
