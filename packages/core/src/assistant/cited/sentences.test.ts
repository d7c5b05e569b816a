import { describe, expect, it } from 'vitest';
import type { Language } from '../../text/languages.ts';
import { createSentenceReader, type Sentence } from './sentences.ts';

function read(text: string, language: Language = 'en', size = 3): Sentence[] {
  const reader = createSentenceReader(language);
  const found: Sentence[] = [];
  for (let at = 0; at < text.length; at += size) found.push(...reader.add(text.slice(at, at + size)));
  return [...found, ...reader.end()];
}
const textsOf = (text: string, language?: Language): string[] =>
  read(text, language).map((each) => each.text);

describe('the sentences of a text', () => {
  it.each([
    ['after the full stop', 'Walk. [rite:a:b] Pray. [rite:c:d]', ['Walk. [rite:a:b]', 'Pray. [rite:c:d]']],
    ['before it', 'Walk [rite:a:b]. Pray [rite:c:d].', ['Walk [rite:a:b].', 'Pray [rite:c:d].']],
    ['twice', 'Walk. [rite:a:b][dua:x] Pray.', ['Walk. [rite:a:b][dua:x]', 'Pray.']],
    ['on the next line', 'Walk.\n[rite:a:b]\nPray.', ['Walk.\n[rite:a:b]', 'Pray.']],
    ['without a space', 'Walk.[rite:a:b] Pray!', ['Walk.[rite:a:b]', 'Pray!']],
    ['in other brackets', 'Walk.【rite:a:b】 Pray.', ['Walk.【rite:a:b】', 'Pray.']],
  ])('keep their citations: %s', (_where, text, expected) => {
    for (const size of [1, 2, 3, 7, 100]) {
      expect(read(text, 'en', size).map((each) => each.text)).toEqual(expected);
    }
  });

  it.each([
    [
      'en',
      'Drink 2.5 litres, e.g. of water. Ask Dr. Ali.',
      ['Drink 2.5 litres, e.g. of water.', 'Ask Dr. Ali.'],
    ],
    [
      'de',
      'Am 9. Dhul-Hidscha stehen Sie z. B. dort. Dann nicht.',
      ['Am 9. Dhul-Hidscha stehen Sie z. B. dort.', 'Dann nicht.'],
    ],
    ['ur', 'سات چکر لگائیں۔پھر نماز پڑھیں۔', ['سات چکر لگائیں۔', 'پھر نماز پڑھیں۔']],
    ['bn', 'ইব্রাহিম (আ.) দাঁড়ালেন। এরপর নামাজ।', ['ইব্রাহিম (আ.) দাঁড়ালেন।', 'এরপর নামাজ।']],
    ['ar', 'هل يجوز؟ نعم.', ['هل يجوز؟', 'نعم.']],
  ] as const)('end where a reader of %s sees an end', (language, text, expected) => {
    expect(textsOf(text, language)).toEqual(expected);
  });

  it('have the line breaks and list markers before them', () => {
    expect(read('## Tawaf\n\n- Walk. Pray.\n* Drink.\n3) Rest.\n```\n---\nEnd')).toEqual([
      { breaks: 0, marker: '', text: 'Tawaf' },
      { breaks: 2, marker: '- ', text: 'Walk.' },
      { breaks: 0, marker: '', text: 'Pray.' },
      { breaks: 1, marker: '- ', text: 'Drink.' },
      { breaks: 1, marker: '3. ', text: 'Rest.' },
      { breaks: 1, marker: '', text: 'End' },
    ]);
  });

  it('are passed on as soon as the next one begins', () => {
    const reader = createSentenceReader('en');
    expect(reader.add('Walk. [rite:a:b')).toEqual([]);
    expect(reader.add('] P')).toHaveLength(1);
    expect(reader.end()).toHaveLength(1);
  });

  it('are cut when they never end', () => {
    const found = read('word '.repeat(2000), 'en', 500);
    expect(found.length).toBeGreaterThan(4);
    expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThanOrEqual(2000);
  });
});
