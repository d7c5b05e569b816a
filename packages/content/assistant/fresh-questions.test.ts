import { createUnderstanding } from '@manasik/core/assistant/understand';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

/** Passages, each with questions that it answers first. */
const questions: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'practical:for-someone-else': ['can my daughter who is 12 do hajj with me, does it count for her later'],
    'whatIf:lost-count:circuits': ['lost count of tawaf'],
    'rite:stoning:step-time': ['can I stone at night (I am 70)'],
    'rite:halq-or-taqsir:step-order': ['can i cut my nails on 10th before sacrifice'],
    'help:training': ['how many weeks before should I begin walking', 'does swimming get me fit for hajj'],
    'practical:medicines': ['how do i fly with my medicine'],
    'rite:stoning-days:step-wait': ['when can i stone on the 12th'],
  },
  ar: {
    'rite:muzdalifah:step-pebbles': ['كم حصاه ارمي يوم العيد ومن وين اجيبها'],
    'rite:stoning-days:step-wait': ['متى ارمي يوم ١٢'],
  },
  ur: {
    'practical:haramain-train': ['madina se makkah train kitni der me jati hai'],
    'practical:period-pills': ['haiz band karne ki goli kha sakte hain hajj me'],
    'help:heatHours': ['garmi se bachne k liye din me kitna pani peena chahiye'],
    'practical:for-someone-else': ['meri 12 saal ki beti hajj kare to baad me dobara karna hoga'],
  },
  gu: {
    'rite:stoning-days:step-wait': ['૧૨ તારીખે કાંકરી ક્યારથી મારી શકાય'],
    'rite:arafat:step-rest': ['ઈહરામમા છત્રી ઓઢાય કે નહી'],
    'practical:for-someone-else': ['mari 11 varas ni dikri sathe haj thay'],
  },
  bn: {
    'rite:stoning:step-basin': ['jamarat e pathor na lagle ki abar marte hobe'],
    'rite:ihram:mistakes-scented': ['ihram obosthay sabun diye gosol kora jabe ki'],
    'whatIf:lost-count:circuits': ['tawaf koto chokkor diyechi bhule gechi'],
  },
  fr: {
    'practical:transport': ['combien de km on marche en tout pendant le hadj'],
    'help:guides-group': ["comment ajouter ma fille dans l'appli pour qu'elle voie où je suis"],
    'help:training': ['nager aide pour etre en forme au hadj ?'],
  },
  de: {
    'practical:medicines': ['wie bring ich die tabletten durch den Zoll in Jeddah'],
    'rite:arafat:step-rest': ['Darf ich im Ihram einen Schirm benutzen'],
    'rite:stoning-days:step-wait': ['ab wann darf man am 12. die Steine werfen'],
  },
  it: {
    'rite:sai:wheelchair-valid': ['la sai si puo fare con la sedia a rotelle? ho 74 anni'],
    'help:guides-group': ['come aggiungo mia figlia nella app cosi vede dove sono'],
    'practical:medicines': ['come faccio a portare le pastiglie in aereo'],
  },
  es: {
    'whatIf:lost-count:circuits': ['perdi la cuenta de las vueltas en el tawaf'],
    'practical:haramain-train': ['como se va de Jeddah a la Meca'],
  },
  ru: {
    'rite:ihram:step-keep-away': ['можно ли в ихраме постричь ногти? один сломался и мешает'],
    'rite:umrah:women-menses': ['у жены начались месячные уже в ихраме а мы еще не делали таваф умры'],
    'rite:stoning:step-time': ['можно кидать камушки ночью чтобы не было толпы?'],
    'dua:ibrahim-acceptance': ['что говорить когда видишь Каабу первый раз'],
  },
};

const tools: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: { checklist: 'what documents do i need' },
  it: { country: "quali documenti servono per l'hajj dall'italia" },
  ru: { country: 'какие документы нужны для хаджа из России' },
};

/** Questions about other subjects that were answered with a passage or a tool. */
const outside: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['what time does the train leave from Leeds to London', 'how many km is Makkah from Jeddah'],
  ur: ['bijli ka bill kam kaise karun'],
  gu: ['જીદ્દાહથી મદીના કેટલા કિલોમીટર', 'light bill ghatadvu che'],
  bn: ['amar meyer ssc result kobe dibe', 'basa bhara koto dhakay'],
  fr: ['a quelle heure est le train Lyon Marseille'],
  de: ['Wieviele Kilometer sind es von Jeddah nach Mekka'],
  it: ['a che ora passa il treno da Bologna a Firenze'],
  es: ['cuanto cuesta el alquiler de un piso en Sevilla'],
};

describe.each(languageCodes)('in %s', (language) => {
  const { decide } = createUnderstanding(understandingContent(language), language);
  const decideOn = (text: string) => decide({ text, agentType: 'guide', previous: null });
  const cases = Object.entries(questions[language]).flatMap(([id, texts]) =>
    texts.map((text) => [id, text] as const),
  );

  it.each(cases)('%s answers: %s', (id, text) => {
    const decision = decideOn(text);
    expect(decision.kind === 'passages' && decision.passages[0]).toBe(id);
  });

  it.for(Object.entries(tools[language] ?? {}))('the tool %s answers: %s', ([tool, text]) => {
    expect(decideOn(text)).toMatchObject({ kind: 'tool', tool });
  });

  it.for(outside[language] ?? [])('nothing answers: %s', (text) => {
    expect(decideOn(text).kind).toBe('unknown');
  });
});
