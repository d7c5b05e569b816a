import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { callTool, cityOf, sayIn } from './call-tool.ts';

const say = sayIn('en');
const ask = async (...call: Parameters<typeof callTool>): Promise<string> =>
  (await callTool(...call)).message;
const zakatOn = (question: string, data: Parameters<typeof callTool>[3] = {}) =>
  ask('zakat', 'en', question, data);
const converted = (question: string) => ask('units', 'en', question);
const exchanged = (question: string) => ask('currency', 'en', question);

describe('the nisab', () => {
  it.each([
    ['en', 'what is the nisab this year', '595 g'],
    ['fr', 'le nissab de la zakat c est combien en euros cette annee', '595'],
    ['ar', 'كم نصاب الزكاة بالريال', '595'],
    ['de', 'wie hoch ist der Nisab 2026 in Euro', '595 g'],
    ['es', 'cuál es el nisab en euros', '595 g'],
    ['it', 'quanto è il nisab in euro', '595 g'],
    ['ru', 'какой нисаб в рублях', '595'],
    ['ur', 'زکوٰۃ کا نصاب کتنا ہے', '595'],
    ['bn', 'জাকাতের নিসাব কত টাকা', '৫৯৫'],
    ['gu', 'ઝકાતનો નિસાબ કેટલો છે', '595'],
  ] as const)('in %s is given by weight: %s', async (language, question, weight) => {
    const { message, isIncomplete } = await callTool('zakat', language, question);
    expect(message).toContain(weight);
    expect(message).toContain(sayIn(language)('zakat.nisabValue'));
    expect(isIncomplete).toBe(false);
  });

  it('is part of the calculation for someone who says how much they own', async () => {
    expect(await zakatOn('I have 5000 pounds, is that above the nisab')).toContain('£125.00');
    expect(await zakatOn('zakat on 5000 pounds that I have for 1 year')).toContain('£125.00');
  });
});

describe('zakat', () => {
  it('asks for what is missing', async () => {
    expect(await zakatOn('how much zakat')).toBe(say('zakat.askAmount'));
    expect(await zakatOn('zakat on 5000')).toBe(say('zakat.askCurrency', { amount: '5000' }));
    expect(await zakatOn('zakat on 100 grams')).toBe(say('zakat.askMetal'));
  });

  it('does not guess between two amounts, or what a debt is', async () => {
    expect(await zakatOn('zakat on 5000 pounds and 3000 dollars')).toBe(say('zakat.oneTotal'));
    expect(await zakatOn('zakat on 5000 pounds, i owe 2000 pounds')).toBe(say('zakat.oneTotal'));
    expect(await zakatOn('zakat on 5000 pounds and 2000')).toBe(say('zakat.oneTotal'));
  });

  it('refuses negative, unclear and absurd amounts', async () => {
    expect(await zakatOn('zakat on -5000 pounds')).toBe(say('zakat.negative'));
    expect(await zakatOn('zakat on 1.2.3,4 pounds')).toBe(say('unreadable', { number: '1.2.3,4' }));
    expect(await zakatOn(`zakat on ${'9'.repeat(20)} pounds`)).toBe(say('tooBig'));
    expect(await zakatOn(`zakat on ${'9'.repeat(60)} pounds`)).toContain('We can’t read the number');
    expect(await zakatOn('zakat on 5000000 tolas of gold')).toBe(say('tooBig'));
  });

  it('says that nothing is due below the nisab', async () => {
    expect(await zakatOn('zakat on 100 pounds')).toContain('Nothing is due');
    expect(await zakatOn('zakat on 0 pounds')).toContain('Nothing is due');
    expect(await zakatOn('zakat on 80 g of gold')).toContain('below the nisab of 85 g of gold');
    expect(await zakatOn('zakat on 500 g of silver')).toContain('below the nisab of 595 g of silver');
  });

  it.each<[Language, string]>([
    ['en', 'I have 100 g gold and a debt of 4000 pounds, how much zakat?'],
    ['en', 'zakat on 100g gold worth 5000 pounds'],
    ['ar', 'عندي 100 غرام ذهب وعلي دين 4000 جنيه إسترليني كم الزكاة'],
    ['ur', '100 گرام سونا قیمت 5000 پاؤنڈ زکوٰۃ'],
    ['fr', 'zakat sur 100 g d’or et une dette de 4000 livres'],
    ['de', 'Zakat auf 100 g Gold im Wert von 5000 Pfund'],
  ])('counts no debt as wealth, and nothing twice, in %s: %s', async (language, question) => {
    expect(await ask('zakat', language, question)).toBe(sayIn(language)('zakat.oneTotal'));
  });

  it.each<[Language, string]>([
    ['en', 'zakat on 3 pounds of silver'],
    ['en', 'zakat on 2 pounds gold'],
    ['de', 'Zakat auf 2 Pfund Gold'],
    ['fr', 'zakat sur 2 livres d’or'],
    ['es', 'zakat de 3 libras de plata'],
  ])('asks whether pounds of a metal are a weight in %s: %s', async (language, question) => {
    const [amount = ''] = /\d/.exec(question) ?? [];
    expect(await ask('zakat', language, question)).toBe(sayIn(language)('zakat.askCurrency', { amount }));
  });

  it('gives a weight for gold or silver alone, which needs no price', async () => {
    const message = await zakatOn('zakat on 87.25 g of gold');
    expect(message).toContain('Zakat due: 2.181 g of gold');
    expect(message).not.toContain(say('zakat.example'));
    expect(await zakatOn('zakat on 1 kg of silver')).toContain('Zakat due: 25 g of silver');
    expect(await zakatOn('zakat on 85 g of gold')).toContain('Zakat due: 2.125 g of gold');
    expect(await zakatOn('zakat on 84.9999 g of gold')).toContain('Zakat due: 2.125 g of gold');
    expect(await zakatOn('zakat on 84.999 g of gold')).toContain('84.999 g of gold, which is below');
    expect(message).toContain('Nisab: 85 g of gold');
  });

  it('always says that the prices are examples, and links the calculator', async () => {
    const reply = await callTool('zakat', 'en', '2.5% zakat on 100 g gold, 600 g silver and 5000 pounds');
    expect(reply.message).toContain('Zakat due: £259.00');
    expect(reply.message).toContain(say('zakat.example'));
    expect(reply.message).toContain(say('zakat.kept'));
    expect(reply.links).toEqual([{ label: say('links.zakat'), to: '/worship/zakat' }]);
  });

  it('gives 2.5 % of another currency, without a nisab in it', async () => {
    const message = await zakatOn('zakat on 10000 saudi riyals');
    expect(message).toContain('2.5% of SAR 10,000.00 is SAR 250.00'.replaceAll('SAR ', 'SAR\u00a0'));
    expect(message).not.toContain('£');
    expect(await zakatOn('zakat on 10000 saudi riyals and 50 g of gold')).toBe(say('zakat.noPrices'));
  });

  it('takes an unclear currency name from the country, or leaves it out', async () => {
    expect(await zakatOn('zakat on 10000 rupees')).toContain('2.5% of 10,000 is 250');
    const message = await zakatOn('zakat on 10000 rupees', { place: cityOf('Lahore') });
    expect(message).toContain('PKR\u00a0250.00');
  });
});

describe('units', () => {
  it('asks for what is missing', async () => {
    expect(await converted('convert units')).toBe(say('units.askBoth'));
    expect(await converted('miles to km')).toBe(say('units.askAmount'));
    expect(await converted('what is 40')).toBe(say('units.askUnit'));
    expect(await converted('40 degrees is how hot')).toBe(say('units.askScale'));
  });

  it('asks for digits instead of reading part of a number', async () => {
    for (const question of [
      'twenty five miles',
      'two and a half miles',
      'two hundred miles',
      'twenty miles',
    ]) {
      expect(await converted(question)).toContain('Write it in digits');
    }
    expect(await ask('zakat', 'ur', 'ساڑھے پانچ سو روپے')).not.toContain('2.5%');
    expect(await ask('zakat', 'ur', 'ساڑھے 5 لاکھ پاکستانی روپے')).toContain('13,750');
    expect(await ask('zakat', 'fr', 'vingt-cinq mille euros')).not.toContain('%');
    expect(await ask('zakat', 'es', 'treinta y cinco mil euros')).not.toContain('%');
    expect(await ask('zakat', 'ur', 'ڈیڑھ لاکھ پاکستانی روپے')).toContain('3,750');
  });

  it('asks for the unit of a number without one', async () => {
    expect(await converted('5ft 10 in metres')).toBe(say('units.askUnit'));
  });

  it('reads fractions', async () => {
    expect(await converted('1 1/2 miles')).toBe('1.5 miles = **2.41 kilometres**');
    expect(await converted('2½ kg')).toBe('2.5 kilograms = **5.51 pounds**');
    expect(await converted('five miles')).toBe('5 miles = **8.05 kilometres**');
  });

  it('refuses what does not exist', async () => {
    expect(await converted('-300 celsius')).toBe(say('units.tooCold'));
    expect(await converted('-5 km in miles')).toBe(say('units.negative'));
    expect(await converted('5 km in kg')).toBe(say('units.incomparable'));
    expect(await converted('99999999999999 km')).toBe(say('tooBig'));
  });

  it('converts below zero, and each of two measures', async () => {
    expect(await converted('-40 celsius')).toBe('-40 degrees Celsius = **-40 degrees Fahrenheit**');
    expect(await converted('10 km and 5 feet')).toBe(
      '- 10 kilometres = **6.21 miles**\n- 5 feet = **1.52 metres**',
    );
    expect(await converted('40 degrees in fahrenheit')).toBe(
      '40 degrees Celsius = **104 degrees Fahrenheit**',
    );
  });

  it('does not guess a separator that the language does not have', async () => {
    expect(await ask('units', 'fr', '1.234 km en miles')).toContain('1.234');
    expect(await ask('units', 'fr', '1.234 km en miles')).not.toContain('=');
    expect(await ask('units', 'de', '14.000 km in meilen')).toContain('8.699,2');
  });
});

describe('currency', () => {
  it('asks for a rate and gives no number', async () => {
    for (const question of ['200 pounds in riyals', 'how much is £200 in sar', 'exchange 200 gbp']) {
      expect(await exchanged(question)).toBe(say('currency.askRate'));
    }
    expect(await exchanged('what is the exchange rate')).toBe(say('currency.askBoth'));
    expect(await exchanged('riyals at 4.9')).toBe(say('currency.askAmount'));
    expect(await exchanged('convert 200 4.9')).toBe(say('currency.askWhich'));
    expect(await exchanged('200 pounds 300 pounds 4.9 2 1')).toBe(say('currency.askWhich'));
  });

  it('refuses rates that cannot be', async () => {
    expect(await exchanged('200 pounds at 0')).toBe(say('currency.zeroRate'));
    expect(await exchanged('200 pounds at 0.0000000000000000000000001')).toBe(say('currency.zeroRate'));
    expect(await exchanged('200 pounds at -4.9')).toBe(say('currency.negative'));
    expect(await exchanged(`${'9'.repeat(18)} pounds at 4.9`)).toBe(say('tooBig'));
  });

  it('rounds as on paper, and not as floating point', async () => {
    expect(await exchanged('8.70 gbp at 1.15 euros')).toContain('€10.01');
  });

  it('says whose rate it is, and of which day', async () => {
    expect(await exchanged('200 pounds at 4.8765 saudi riyals')).toBe(
      `£200.00 × 4.8765 = **SAR\u00a0975.30**\n\nThis uses the rate 1 British pound = 4.8765 Saudi riyals.\n\n${say('currency.own', { rate: '4.8765', date: 'Thursday, 26 November 2026' })}`,
    );
  });
});
