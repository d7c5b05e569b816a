import { describe, expect, it } from 'vitest';
import { isSameTitle } from './group-checklist.ts';

describe('two titles of a group', () => {
  it.each([
    ['First-aid bag', 'first-aid  BAG '],
    ['Zelt', '\u00a0zelt'],
    ['Cafe\u0301', 'CAFÉ'],
    ['خيمة', 'خَيْمَة '],
    ['خيمة', 'خيـمه'],
    ['Tent!', 'TENT'],
  ])('name the same item: %j and %j', (one, other) => {
    expect(isSameTitle(one, other)).toBe(true);
  });

  it.each([
    ['Tent', 'Tents'],
    ['Bag for Ali', 'Bag for Ali 2'],
    ['ખજૂર', 'ખજુર'],
    ['🧳', '⛺'],
  ])('name two items: %j and %j', (one, other) => {
    expect(isSameTitle(one, other)).toBe(false);
  });
});
