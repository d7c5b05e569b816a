import { describe, expect, it } from 'vitest';
import { noChoices } from '../guide/rites.ts';
import { checkCategories, checkItems, checkItemsFor, checkProgress, checkSections } from './checklist.ts';

const tick = (id: string, item: string, isDone = true) => ({
  id,
  item: { category: 'documents', item, title: null, isDone },
});
const own = (id: string, category: string, title: string, isDone = false) => ({
  id,
  item: { category, item: null, title, isDone },
});

describe('the checklist', () => {
  it('lists each item once, with an id that the contract accepts', () => {
    const ids = Object.values(checkItems).flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9-]{1,60}$/.test(id))).toEqual([]);
    expect(checkCategories.filter((name) => !/^[a-z-]{1,40}$/.test(name))).toEqual([]);
  });

  it('shows everything until the pilgrim chooses, then only what is for them', () => {
    expect(checkItemsFor('ihram', noChoices)).toEqual(expect.arrayContaining(['cloths', 'loose']));
    const woman = { ...noChoices, sex: 'woman', usesWheelchair: false } as const;
    expect(checkItemsFor('ihram', woman)).not.toContain('cloths');
    expect(checkItemsFor('ihram', woman)).toContain('loose');
    expect(checkItemsFor('health', woman)).not.toContain('wheelchair');
    expect(checkItemsFor('health', { ...noChoices, usesWheelchair: true })).toContain('wheelchair');
    expect(checkItemsFor('leaving', { ...noChoices, sex: 'man' })).not.toContain('companion');
  });

  it('joins ticks and own items, and counts what is done', () => {
    const sections = checkSections(
      [tick('a', 'passport'), tick('b', 'visa', false), own('c', 'documents', 'Library card', true)],
      noChoices,
    );
    const documents = sections[0];
    expect(documents).toMatchObject({ category: 'documents', done: 2 });
    expect(documents?.lines.at(-1)).toEqual({
      id: 'c',
      category: 'documents',
      item: null,
      title: 'Library card',
      isDone: true,
    });
    expect(checkProgress(sections)).toEqual({ done: 2, total: Object.values(checkItems).flat().length + 1 });
  });

  it('is apart from the ticks of other lists', () => {
    const other = { id: 'a', item: { category: 'steps', item: 'passport', title: null, isDone: true } };
    expect(checkProgress(checkSections([other], noChoices)).done).toBe(0);
  });

  it('keeps an own item of an unknown category and ignores a tick of an unknown item', () => {
    const sections = checkSections([own('a', 'camels', 'Saddle'), tick('b', 'saddle')], noChoices);
    expect(sections.at(-1)?.lines.at(-1)?.title).toBe('Saddle');
    expect(checkProgress(sections).done).toBe(0);
  });
});
