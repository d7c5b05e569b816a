import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { callTool, sayIn } from './call-tool.ts';

const answer = async (tool: 'zakat' | 'units', language: Language, question: string): Promise<string> =>
  (await callTool(tool, language, question)).message
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
    .replaceAll(/(\d),(\d)/g, '$1.$2');
const zakatOn = (language: Language, question: string): Promise<string> =>
  answer('zakat', language, question);

interface Weights {
  /** 10 tolas of gold of 22 carats. */
  readonly carats: string;
  /** 5 troy ounces of gold. */
  readonly troy: string;
  /** 5 ounces of gold. */
  readonly ounces: string;
  /** 20 mithqal of gold. */
  readonly mithqal: string;
}

const questions: Readonly<Record<Language, Weights>> = {
  en: {
    carats: 'zakat on 10 tola of 22 carat gold',
    troy: 'zakat on 5 troy ounces of gold',
    ounces: 'zakat on 5 ounces of gold',
    mithqal: 'zakat on 20 mithqal of gold',
  },
  ar: {
    carats: 'زكاة 10 تولات ذهب عيار 22',
    troy: 'زكاة 5 أونصات تروي ذهب',
    ounces: 'زكاة 5 أونصات ذهب',
    mithqal: 'زكاة 20 مثقالا ذهب',
  },
  ur: {
    carats: '22 قیراط 10 تولہ سونا زکوٰۃ',
    troy: '5 ٹرائے اونس سونے کی زکوٰۃ',
    ounces: '5 اونس سونے کی زکوٰۃ',
    mithqal: '20 مثقال سونے کی زکوٰۃ',
  },
  gu: {
    carats: '22 કેરેટ 10 તોલા સોના પર ઝકાત',
    troy: '5 ટ્રોય ઔંસ સોના પર ઝકાત',
    ounces: '5 ઔંસ સોના પર ઝકાત',
    mithqal: '20 મિસ્કાલ સોના પર ઝકાત',
  },
  bn: {
    carats: '২২ ক্যারেট ১০ ভরি সোনার জাকাত',
    troy: '৫ ট্রয় আউন্স সোনার জাকাত',
    ounces: '৫ আউন্স সোনার জাকাত',
    mithqal: '২০ মিসকাল সোনার জাকাত',
  },
  fr: {
    carats: 'zakat sur 10 tolas d’or 22 carats',
    troy: 'zakat sur 5 onces troy d’or',
    ounces: 'zakat sur 5 onces d’or',
    mithqal: 'zakat sur 20 mithqals d’or',
  },
  de: {
    carats: 'Zakat auf 10 Tola Gold mit 22 Karat',
    troy: 'Zakat auf 5 Feinunzen Gold',
    ounces: 'Zakat auf 5 Unzen Gold',
    mithqal: 'Zakat auf 20 Mithqal Gold',
  },
  it: {
    carats: 'zakat su 10 tola d’oro a 22 carati',
    troy: 'zakat su 5 once troy d’oro',
    ounces: 'zakat su 5 once d’oro',
    mithqal: 'zakat su 20 mithqal d’oro',
  },
  es: {
    carats: 'zakat de 10 tolas de oro de 22 quilates',
    troy: 'zakat de 5 onzas troy de oro',
    ounces: 'zakat de 5 onzas de oro',
    mithqal: 'zakat de 20 mizcales de oro',
  },
  ru: {
    carats: 'закят с 10 тол золота 22 карата',
    troy: 'закят с 5 тройских унций золота',
    ounces: 'закят с 5 унций золота',
    mithqal: 'закят с 20 мискалей золота',
  },
};

describe.each(languageCodes)('zakat on weights of gold in %s', (language) => {
  const { carats, troy, ounces, mithqal } = questions[language];

  it('counts the pure part of 22 carats, and shows how', async () => {
    // 116.638 g × 22/24 = 106.918 g, of which a fortieth is due.
    const message = await zakatOn(language, carats);
    expect(message).toContain('2.673');
    expect(message).toMatch(/116\.638.* × 22\/24 = .*106\.918/);
    expect(message).not.toContain(sayIn(language)('zakat.kept'));
  });

  it('counts troy ounces', async () => {
    expect(await zakatOn(language, troy)).toContain('3.888');
    expect(await zakatOn(language, troy)).toMatch(/= .*155\.517/);
  });

  it('asks which ounce is meant', async () => {
    const message = await zakatOn(language, ounces);
    expect(message).toContain('31.103');
    expect(message).toContain('28.35');
    expect(message).not.toContain('2.5');
  });

  it('counts 20 mithqal as the nisab', async () => {
    const message = await zakatOn(language, mithqal);
    expect(message).toContain('2.125');
    expect(message).toContain('4.25');
  });
});

describe('a weight in words of South Asia', () => {
  // 7.5 tolas are 87.479 g, 52.5 tolas 612.35 g.
  it.each<[Language, string, string]>([
    ['ur', 'ساڑھے سات تولہ سونے پر زکوٰۃ', '2.187'],
    ['ur', 'ساڑھے باون تولہ چاندی کی زکوٰۃ', '15.309'],
    ['ur', 'پونے آٹھ تولہ سونا زکوٰۃ', '2.26'],
    ['ur', 'سوا آٹھ تولہ سونا زکوٰۃ', '2.406'],
    ['gu', 'સાડા સાત તોલા સોના પર ઝકાત', '2.187'],
    ['bn', 'সাড়ে সাত ভরি সোনার জাকাত', '2.187'],
    ['bn', 'সাড়ে বায়ান্ন তোলা রুপার জাকাত', '15.309'],
    ['ur', 'mere paas sade saat tola sona hai zakat kitni hogi', '2.187'],
    ['ur', 'sarhe bawan tola chandi ki zakat', '15.309'],
    ['gu', 'sada saat tola sona par zakat', '2.187'],
    ['bn', 'sare sat vori sonar jakat koto', '2.187'],
    ['en', 'zakat on sade saat tola gold', '2.187'],
  ])('is read in %s: %s', async (language, question, due) => {
    expect(await zakatOn(language, question)).toContain(due);
  });
});

describe('purity', () => {
  it.each<[Language, string, string]>([
    ['en', 'zakat on 120g 22k gold', '2.75 g of gold'],
    ['en', 'zakat on 22ct gold 120 grams', '2.75 g of gold'],
    ['en', 'zakat on 120 grams 22 carat', '2.75 g of gold'],
    ['en', 'zakat on 100 g of 24 carat gold', '2.5 g of gold'],
    ['ru', 'закят со 200 г золота 585 пробы', '× 585/1000 = 117'],
    ['en', 'zakat on 22k pounds', '£550.00'],
  ])('is counted in %s: %s', async (language, question, due) => {
    expect(await zakatOn(language, question)).toContain(due);
  });

  it('may take the weight below the nisab', async () => {
    expect(await zakatOn('en', 'zakat on 90 g of 22 carat gold')).toContain('82.5 g of gold, which is below');
  });

  it('is asked for with one weight', async () => {
    const say = sayIn('en');
    expect(await zakatOn('en', 'zakat on 22 carat gold')).toBe(say('zakat.askAmount'));
    expect(await zakatOn('en', '50 g of 22 carat gold and 50 g of 18 carat gold')).toBe(
      say('zakat.oneWeight'),
    );
    // Whose purity it is would be a guess.
    expect(await zakatOn('ru', '100 г золота и 700 г серебра 925 пробы')).toBe(
      sayIn('ru')('zakat.oneWeight'),
    );
    expect(await zakatOn('en', 'zakat on 700 g of 22 carat silver')).toBe(say('zakat.oneWeight'));
  });
});

describe('ounces', () => {
  it('are converted both ways, because the word alone does not say which', async () => {
    expect(await answer('units', 'en', '10 ounces in grams')).toBe(
      '- 10 ounces = **283.5 grams**\n- 10 troy ounces = **311.03 grams**',
    );
    expect(await answer('units', 'en', 'how many ounces is 100 grams')).toBe(
      '100 grams = **3.53 ounces** = **3.22 troy ounces**',
    );
    expect(await answer('units', 'en', '2 troy ounces in tola')).toContain('5.33 tolas');
    expect(await answer('units', 'en', '10 fluid ounces in litres')).not.toContain('troy');
  });

  it('and mithqal are converted with the weight of the nisab', async () => {
    expect(await answer('units', 'en', '20 mithqal in grams')).toContain('20 mithqals = **85 grams**');
    expect(await answer('units', 'en', '20 mithqal in grams')).toContain('4.25 g');
  });
});
