import { describe, expect, it } from 'vitest';
import type { School } from '../../guide/rites.ts';
import type { Language } from '../../text/languages.ts';
import { createCitedAnswer } from './cited-answer.ts';
import { createExactTexts } from './scripture.ts';

const talbiyah = 'لَبَّيْكَ اللَّهُمَّ لَبَّيْكَ، لَبَّيْكَ لاَ شَرِيكَ لَكَ لَبَّيْكَ';
const english =
  'Walk round the Kaaba seven times, beginning at the Black Stone. The area is 50 metres wide. “Take your rites from me”, he said.';
const arabic = 'طف بالكعبة سبعة أشواط تبدأ من الحجر الأسود. قال النبي ﷺ: «خذوا عني مناسككم».';
const urdu = 'خانہ کعبہ کے گرد سات چکر لگائیں اور حجر اسود سے شروع کریں۔';

interface Options {
  readonly language?: Language;
  readonly school?: School | null;
  readonly text?: string;
}

function check(answer: string, { language = 'en', school = null, text = english }: Options = {}) {
  const sources = new Map([
    ['rite:tawaf:page', { title: 'Tawaf', text, shown: text }],
    ['dua:talbiyah', { title: 'Talbiyah', text: `Said often. ${talbiyah}`, shown: `> ${talbiyah}` }],
  ]);
  const cited = createCitedAnswer({ language, school, sources, texts: createExactTexts([text, talbiyah]) });
  const pieces = Array.from(answer).map((letter) => cited.add(letter));
  pieces.push(cited.end());
  expect(pieces.join('')).toBe(cited.message());
  return { message: cited.message(), cited: cited.cited(), removed: cited.removed(), kept: cited.kept() };
}

describe('a cited answer', () => {
  it('has the sentences that cite what was given, without the citations', () => {
    expect(
      check(
        '**Walk** round the Kaaba. [rite:tawaf:page]\n\n- Begin at the Black Stone [rite:tawaf:page].\n- Say:\n{{dua:talbiyah}}\n\nIt is 50 metres wide. [rite:tawaf:page; dua:talbiyah]',
      ),
    ).toEqual({
      message: `**Walk** round the Kaaba.\n\n- Begin at the Black Stone.\n- Say:\n\n> ${talbiyah}\n\nIt is 50 metres wide.`,
      cited: ['rite:tawaf:page', 'dua:talbiyah'],
      removed: [],
      kept: 4,
    });
  });

  it('keeps lists and paragraphs together when a sentence of them is removed', () => {
    const answer =
      '- You may leave. Walk round the Kaaba. [rite:tawaf:page]\n- You may rest.\n- Begin at the Stone. [rite:tawaf:page]';
    expect(check(answer).message).toBe('- Walk round the Kaaba.\n- Begin at the Stone.');
  });

  it('forgets what was removed before a tool, and not after it', () => {
    const cited = createCitedAnswer({
      language: 'en',
      school: null,
      sources: new Map(),
      texts: createExactTexts([]),
    });
    cited.add('Let me look that up');
    cited.continueAfterTool();
    expect(cited.removed()).toEqual([]);
    cited.add('Nothing.');
    cited.end();
    expect(cited.removed()).toEqual(['uncited']);
  });

  it.each([
    ['uncited', 'You may skip the Tawaf.'],
    ['uncited', 'Walk round the Kaaba. [1]'],
    ['unknownCitation', 'Walk round the Kaaba. [rite:sai:page]'],
    ['unknownCitation', 'Walk round the Kaaba. [rite:tawaf:page][rite:sai:page]'],
    ['unknownCitation', 'Say {{dua:invented}} at the Kaaba. [rite:tawaf:page]'],
    ['newNumber', 'Walk round the Kaaba three times. [rite:tawaf:page]'],
    ['newNumber', 'Walk round the Kaaba 9 times. [rite:tawaf:page]'],
    ['newNumber', 'Call 12345 at the Kaaba. [rite:tawaf:page]'],
    ['offTopic', 'Cheese grows on apple trees. [rite:tawaf:page]'],
    ['markup', 'Walk round the Kaaba, see https://example.org. [rite:tawaf:page]'],
    ['markup', 'Walk round the <b onclick=x>Kaaba</b>. [rite:tawaf:page]'],
    ['markup', 'Walk round the [Kaaba](x). [rite:tawaf:page]'],
    ['quotation', 'He said “Whoever walks round the Kaaba is free”. [rite:tawaf:page]'],
    ['quotation', 'Walk round the Kaaba and say لبيك اللهم لبيك لبيك. [rite:tawaf:page]'],
  ])('loses a sentence that is %s: %s', (why, sentence) => {
    expect(check(sentence)).toEqual({ message: '', cited: [], removed: [why], kept: 0 });
  });

  it.each([
    'Walk round the Kaaba seven times. [rite:tawaf:page]',
    'Walk 7 times round the Kaaba. [rite:tawaf:page]',
    'He said “take your rites from me”. [rite:tawaf:page]',
    'Walk round the Kaaba (الكعبة المشرفة). [rite:tawaf:page]',
    'Yes, you may. [rite:tawaf:page]',
  ])('keeps %s', (sentence) => {
    expect(check(sentence)).toMatchObject({ removed: [], kept: 1 });
  });

  it('takes no vowel sign and no letter of scripture from the model', () => {
    const language = 'ar';
    const options = { language, text: arabic } as const;
    const kept = (sentence: string): number => check(sentence, options).kept;
    expect(kept('قال النبي ﷺ: «خذوا عني مناسككم». [rite:tawaf:page]')).toBe(1);
    expect(kept('قال النبي ﷺ: «خذوا عنا مناسككم». [rite:tawaf:page]')).toBe(0);
    expect(kept('قال النبي ﷺ: الطواف بالكعبة صلاة. [rite:tawaf:page]')).toBe(0);
    expect(kept('قال العلماء: طف بالكعبة من الحجر الأسود. [rite:tawaf:page]')).toBe(1);
    expect(kept(`قل عند الكعبة: ${talbiyah}. [rite:tawaf:page]`)).toBe(1);
    expect(kept(`قل عند الكعبة: ${talbiyah.replace('لَكَ', 'لَكِ')}. [rite:tawaf:page]`)).toBe(0);
    expect(kept('اقرأ ﴿قل هو الله أحد﴾ عند الكعبة. [rite:tawaf:page]')).toBe(0);
    expect(kept('طف بالكعبة سبعة أشواط. [rite:tawaf:page]')).toBe(1);
    expect(kept('طف بالكعبة ثلاثة أشواط. [rite:tawaf:page]')).toBe(0);
  });

  it('is checked in Urdu, whose sentences are in Arabic letters', () => {
    const options = { language: 'ur', text: urdu } as const;
    expect(check('کعبہ کے گرد سات چکر لگائیں۔ [rite:tawaf:page]', options).kept).toBe(1);
    expect(check('آپ نے فرمایا: ”کعبہ کے گرد چکر لگاؤ“۔ [rite:tawaf:page]', options).kept).toBe(0);
    expect(check('دعا ”کعبہ کے گرد خوب چکر لگاؤ“ پڑھیں۔ [rite:tawaf:page]', options).kept).toBe(0);
    expect(check('کعبہ کے گرد پانچ چکر لگائیں۔ [rite:tawaf:page]', options).kept).toBe(0);
  });

  it.each([
    ['hanafi', 'In the Maliki school you walk round the Kaaba.', 0],
    ['hanafi', 'In the Hanafi school you walk round the Kaaba.', 1],
    ['hanafi', "In your school, the Shafi'i one, you walk round the Kaaba.", 0],
    ['hanafi', 'The Shafiis walk round the Kaaba.', 0],
    [null, 'In the Maliki school you walk round the Kaaba.', 1],
    [null, 'In your Maliki school you walk round the Kaaba.', 0],
  ] as const)('for the school %s: %s', (school, sentence, kept) => {
    expect(check(`${sentence} [rite:tawaf:page]`, { school }).kept).toBe(kept);
  });

  it('knows the names of schools in other languages', () => {
    const options = { language: 'de', school: 'hanafi', text: 'Gehen Sie siebenmal um die Kaaba.' } as const;
    expect(check('Bei den Schafiiten gehen Sie um die Kaaba. [rite:tawaf:page]', options).kept).toBe(0);
    expect(check('Gehen Sie um die Kaaba, nicht um die Schafe. [rite:tawaf:page]', options).kept).toBe(1);
  });
});
