import { type Language, languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { callTool, cityOf, sayIn } from './call-tool.ts';

const exchanged = async (language: Language, question: string): Promise<string> =>
  (await callTool('currency', language, question)).message.replaceAll(/[\u2066-\u2069]/g, '');

/** 200 riyals into pounds or euros at 5, without and with the direction of the rate. */
const questions: Readonly<Record<Language, { either: string; said: string }>> = {
  en: { either: '200 SAR to GBP at 5', said: '200 SAR to GBP, 1 GBP = 5 SAR' },
  ar: {
    either: 'حول 200 ريال سعودي إلى يورو بسعر 5',
    said: 'حول 200 ريال سعودي إلى يورو، 1 يورو = 5 ريال سعودي',
  },
  ur: {
    either: '200 سعودی ریال 5 کے ریٹ پر کتنے یورو',
    said: '1 یورو = 5 سعودی ریال، 200 سعودی ریال کتنے یورو',
  },
  gu: {
    either: '200 સાઉદી રિયાલ 5 ના ભાવે કેટલા યુરો',
    said: '1 યુરો = 5 સાઉદી રિયાલ, 200 સાઉદી રિયાલ કેટલા યુરો',
  },
  bn: { either: '২০০ সৌদি রিয়াল ৫ রেটে কত ইউরো', said: '১ ইউরো = ৫ সৌদি রিয়াল, ২০০ সৌদি রিয়াল কত ইউরো' },
  fr: {
    either: '200 riyals saoudiens en euros à 5',
    said: '1 euro = 5 riyals saoudiens, combien font 200 riyals saoudiens',
  },
  de: { either: '200 SAR in Euro zum Kurs von 5', said: '1 Euro = 5 SAR, wie viel sind 200 SAR' },
  it: { either: '200 SAR in euro al cambio di 5', said: '1 euro = 5 SAR, quanto fanno 200 SAR' },
  es: { either: '200 SAR en euros al cambio de 5', said: '1 euro = 5 SAR, cuánto son 200 SAR' },
  ru: { either: '200 SAR в евро по курсу 5', said: '1 евро = 5 SAR, сколько будет 200 SAR' },
};

/** Digits of the language, without separators and decimals that are zero. */
const inDigits = (text: string, language: Language): string =>
  language === 'bn' ? text.replaceAll(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))) : text;

describe.each(languageCodes)('the direction of a rate in %s', (language) => {
  const { either, said } = questions[language];

  it('is left to the reader if the words do not say it', async () => {
    const lines = inDigits(await exchanged(language, either), language)
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/× 5 = \*\*\D*1[.,\u00a0\u202f ]?000/);
    expect(lines[1]).toMatch(/÷ 5 = \*\*\D*40[.,]00/);
  });

  it('is taken from the words, and named in the answer', async () => {
    const message = inDigits(await exchanged(language, said), language);
    expect(message).toMatch(/÷ 5 = \*\*\D*40[.,]00/);
    expect(message).not.toContain('×');
    expect(message).toMatch(/1 [^=]+ = 5 [^=]+/);
  });
});

describe('a rate', () => {
  it('is named with both currencies', async () => {
    expect(await exchanged('en', '200 gbp at 4.9 sar')).toContain(
      '£200.00 × 4.9 = **SAR\u00a0980.00**\n\nThis uses the rate 1 British pound = 4.9 Saudi riyals.',
    );
    expect(await exchanged('en', '200 SAR to GBP at 4.9')).toContain(
      '- If 1 Saudi riyal = 4.9 British pounds: SAR\u00a0200.00 × 4.9 = **£980.00**\n' +
        '- If 1 British pound = 4.9 Saudi riyals: SAR\u00a0200.00 ÷ 4.9 = **£40.82**',
    );
  });

  it('names an unclear currency as the question does, unless the country decides', async () => {
    expect(await exchanged('en', '200 pounds at 4.9 riyals')).toContain('1 British pound = 4.9 riyals');
    const { message } = await callTool('currency', 'en', '200 pounds at 4.9 riyals', {
      place: cityOf('Makkah'),
    });
    expect(message).toContain('1 British pound = 4.9 Saudi riyals');
  });

  it('in the currency of the amount divides, though the other is not named', async () => {
    expect(await exchanged('en', '500 riyals at 5 riyals')).toContain('÷ 5 = **100**');
  });

  it('names its side although the money that is changed has no name', async () => {
    const message = await exchanged('en', '200 at 4.9 riyals');
    expect(message).toContain('980');
    expect(message).not.toContain('40.82');
  });

  it('is not guessed between two amounts of money', async () => {
    expect(await exchanged('en', '200 sar to gbp 4.9')).toBe(sayIn('en')('currency.askWhich'));
  });

  it('takes a name and a code for the same currency', async () => {
    expect(await exchanged('en', '1 gbp = 4.9 riyals, how much is 200 SAR')).toContain('÷ 4.9 = **£40.82**');
    expect(await exchanged('en', '200 SAR to GBP, 1 GBP = 4.9')).toContain('÷ 4.9 = **£40.82**');
  });
});
