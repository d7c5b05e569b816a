import type { ToolId } from '@manasik/core/assistant/agents';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { flatten, loadMessages } from '../locales.ts';
import { callTool, sayIn } from './call-tool.ts';

/** Words that the tools share with a page: their key, and the key of the page. */
const shared: readonly (readonly [string, string])[] = [
  ['assistant-tools.prayers.', 'prayers.names.'],
  ['assistant-tools.methods.', 'prayers.methods.'],
  ['assistant-tools.asr.', 'times.asr.'],
  ['assistant-tools.points.', 'qibla.points.'],
];

describe.each(languageCodes)('the words in %s', (language) => {
  const words = flatten(loadMessages(language, ['assistant-tools', 'prayers', 'times', 'qibla', 'guide']));

  it('name prayers, methods and points of the compass as the pages do', () => {
    for (const [own, page] of shared) {
      const keys = [...words.keys()].filter((key) => key.startsWith(own));
      expect(keys).not.toEqual([]);
      for (const key of keys) expect(words.get(key)).toBe(words.get(page + key.slice(own.length)));
    }
  });

  it('name rites as the guide does', () => {
    const rites = [...words.keys()].flatMap((key) => /^guide\.rites\.([^.]+)\.name$/.exec(key)?.[1] ?? []);
    expect(rites).toHaveLength(14);
    for (const rite of rites) {
      const own = words.get(`assistant-tools.rites.${rite.replaceAll('-', '')}`);
      expect(own).toBe(words.get(`guide.rites.${rite}.name`));
    }
  });

  it('suggest questions that the tools answer without asking back', async () => {
    const asked: readonly (readonly [ToolId, string, RegExp])[] = [
      ['zakat', 'ask.zakat', /\d|[০-৯]/],
      ['units', 'ask.units', /=/],
      ['currency', 'ask.currency', /×.*=/],
    ];
    for (const [tool, key, answer] of asked) {
      const { message } = await callTool(tool, language, sayIn(language)(key));
      expect(message).toMatch(answer);
      expect(message).not.toBe(sayIn(language)('zakat.askAmount'));
    }
    for (const [tool, key] of [
      ['prayer-times', 'ask.times'],
      ['next-prayer', 'ask.next'],
      ['qibla', 'ask.qibla'],
    ] as const) {
      expect((await callTool(tool, language, sayIn(language)(key))).message).toContain('London');
    }
  });

  it('ask for a rate when the question has none', async () => {
    const { message } = await callTool('currency', language, withoutRate[language]);
    expect(message).toBe(sayIn(language)('currency.askRate'));
  });
});

/** 200 of a currency, without a rate. */
const withoutRate: Readonly<Record<Language, string>> = {
  en: 'how much is 200 pounds in riyals',
  ar: 'كم تساوي 200 يورو بالريال',
  ur: '200 پاؤنڈ کتنے ریال ہوتے ہیں',
  gu: '200 પાઉન્ડ કેટલા રિયાલ થાય',
  bn: '২০০ পাউন্ড কত রিয়াল',
  fr: 'combien de riyals font 200 euros',
  de: 'wie viel Riyal sind 200 Euro',
  it: 'quanti riyal sono 200 euro',
  es: 'cuántos riyales son 200 euros',
  ru: 'сколько риалов в 200 евро',
};

/** Questions of people for the tools that need nothing of the question. */
const plainQuestions: Readonly<Record<Language, Readonly<Record<PlainTool, readonly string[]>>>> = {
  en: {
    'days-to-hajj': ['how many days to hajj', 'when is hajj', 'days left till hajj 2027'],
    'rite-now': ['what do i do now', 'which rite is next', 'where do i start'],
    'not-learned': ['what havent i learned', 'which duas left to learn', 'my progress'],
    'missing-members': ['who is missing', 'who hasnt answered roll call', 'is everyone here'],
  },
  ar: {
    'days-to-hajj': ['كم باقي على الحج', 'متى الحج', 'كم يوم بقي للحج'],
    'rite-now': ['ماذا أفعل الآن', 'ما النسك التالي', 'من اين ابدأ'],
    'not-learned': ['ما الذي لم أتعلمه', 'الأدعية التي لم احفظها', 'كم تعلمت'],
    'missing-members': ['من الغائب', 'مين ناقص من المجموعة', 'من لم يجب عن التفقد'],
  },
  ur: {
    'days-to-hajj': ['حج میں کتنے دن باقی ہیں', 'حج کب ہے', 'حج کو کتنے دن رہ گئے'],
    'rite-now': ['اب کیا کرنا ہے', 'اگلا عمل کیا ہے', 'کہاں سے شروع کروں'],
    'not-learned': ['میں نے کیا نہیں سیکھا', 'کونسی دعائیں باقی ہیں', 'کتنا سیکھ لیا'],
    'missing-members': ['کون غائب ہے', 'گروپ میں کون نہیں ہے', 'حاضری کس نے نہیں دی'],
  },
  gu: {
    'days-to-hajj': ['હજને કેટલા દિવસ બાકી', 'હજ ક્યારે છે', 'હજ કેટલા દિવસ પછી'],
    'rite-now': ['હવે શું કરવાનું', 'પછીનો અમલ કયો', 'ક્યાંથી શરૂ કરું'],
    'not-learned': ['મેં શું નથી શીખ્યું', 'કઈ દુઆ બાકી છે', 'કેટલું શીખ્યો'],
    'missing-members': ['કોણ ગેરહાજર છે', 'ગ્રુપમાં કોણ નથી', 'હાજરી કોણે નથી આપી'],
  },
  bn: {
    'days-to-hajj': ['হজের কত দিন বাকি', 'হজ কবে', 'হজ আর কয় দিন'],
    'rite-now': ['এখন কী করব', 'এরপর কোন আমল', 'কোথা থেকে শুরু করব'],
    'not-learned': ['আমি কী শিখিনি', 'কোন দোয়া বাকি', 'কতটা শিখেছি'],
    'missing-members': ['কে নেই', 'গ্রুপে কে অনুপস্থিত', 'হাজিরা কে দেয়নি'],
  },
  fr: {
    'days-to-hajj': ['combien de jours avant le hajj', 'c’est quand le hajj', 'jours restants hajj'],
    'rite-now': ['que faire maintenant', 'quel est le prochain rite', 'par où commencer'],
    'not-learned': ['qu’est ce que je n’ai pas appris', 'douas restantes', 'mon avancement'],
    'missing-members': ['qui manque', 'qui n’a pas répondu à l’appel', 'tout le monde est là ?'],
  },
  de: {
    'days-to-hajj': ['wie viele tage bis zum hadsch', 'wann ist der hadsch', 'tage bis hadsch'],
    'rite-now': ['was muss ich jetzt tun', 'welcher ritus kommt als nächstes', 'womit fange ich an'],
    'not-learned': ['was habe ich noch nicht gelernt', 'welche bittgebete fehlen', 'mein fortschritt'],
    'missing-members': ['wer fehlt', 'wer hat nicht geantwortet', 'sind alle da'],
  },
  it: {
    'days-to-hajj': ['quanti giorni mancano al hajj', 'quando è il hajj', 'giorni al hajj'],
    'rite-now': ['cosa devo fare ora', 'qual è il prossimo rito', 'da dove comincio'],
    'not-learned': ['cosa non ho imparato', 'quali dua mancano', 'i miei progressi'],
    'missing-members': ['chi manca', 'chi non ha risposto all’appello', 'ci sono tutti'],
  },
  es: {
    'days-to-hajj': ['cuantos dias faltan para el hajj', 'cuándo es el hajj', 'dias para el hajj'],
    'rite-now': ['qué hago ahora', 'cuál es el siguiente rito', 'por dónde empiezo'],
    'not-learned': ['qué no he aprendido', 'qué duas me faltan', 'mi progreso'],
    'missing-members': ['quién falta', 'quién no ha respondido', 'están todos'],
  },
  ru: {
    'days-to-hajj': ['сколько дней до хаджа', 'когда хадж', 'дней до хаджа осталось'],
    'rite-now': ['что мне делать сейчас', 'какой обряд следующий', 'с чего начать'],
    'not-learned': ['что я не выучил', 'какие дуа остались', 'сколько я выучил'],
    'missing-members': ['кого нет', 'кто не ответил на перекличку', 'все ли здесь'],
  },
};

type PlainTool = 'days-to-hajj' | 'rite-now' | 'not-learned' | 'missing-members';

describe.each(languageCodes)('the tools in %s that need nothing of the question', (language) => {
  const say = sayIn(language);
  const parts: Readonly<Record<PlainTool, string>> = {
    'days-to-hajj': say('days.until', { count: 169 }),
    'rite-now': say('now.first', { rite: say('rites.ihram') }),
    'not-learned': say('learned.open'),
    'missing-members': say('missing.signIn'),
  };

  it.each(
    // The keys of the record are exactly these tools.
    (Object.keys(parts) as PlainTool[]).flatMap((tool) =>
      plainQuestions[language][tool].map((question) => [tool, question] as const),
    ),
  )('%s: %s', async (tool, question) => {
    const { message, suggestions } = await callTool(tool, language, question);
    expect(message).toContain(parts[tool]);
    expect(suggestions.length).toBeLessThanOrEqual(3);
  });
});
