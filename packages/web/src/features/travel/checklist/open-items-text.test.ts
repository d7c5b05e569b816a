import { noChoices } from '@manasik/core/guide/rites';
import { checkSections } from '@manasik/core/travel/checklist';
import { describe, expect, it } from 'vitest';
import { openItemsText } from './open-items-text.ts';

describe('the message of open items', () => {
  it('lists what is open by category, and leaves out what is done', () => {
    const done = { category: 'money', title: null, isDone: true };
    const sections = checkSections(
      [
        ...['cash', 'card', 'belt', 'split'].map((item) => ({ id: item, item: { ...done, item } })),
        { id: 'own', item: { category: 'worship', item: null, title: 'Reading glasses', isDone: false } },
      ],
      noChoices,
    );
    const text = openItemsText(
      'Open:',
      sections,
      (name) => name.toUpperCase(),
      ({ item, title }) => item ?? title ?? '',
    );
    expect(text.startsWith('Open:\n\nDOCUMENTS\n- passport\n')).toBe(true);
    expect(text).toContain('\n- rites\n- Reading glasses\n\nLEAVING\n');
    expect(text).not.toContain('MONEY');
  });
});
