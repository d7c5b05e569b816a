import { describe, expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { inOtherLanguage } from './other-language.ts';

const common = { language: 'it', agentType: 'guide' } as const;

describe('the decision on a question in a language that is not on the device', () => {
  it('keeps an emergency, which is recognised in every language', () => {
    const decision: Decision = { ...common, kind: 'redFlag', redFlag: 'fainting' };
    expect(inOtherLanguage(decision)).toEqual(decision);
  });

  it('names passages with the same words, and gives none as the answer', () => {
    const passages = ['place:mina', 'place:arafat', 'dua:safa', 'dua:marwa'];
    expect(inOtherLanguage({ ...common, kind: 'passages', passages, isSure: true, asksDate: true })).toEqual({
      ...common,
      kind: 'unknown',
      missing: 'other-language',
      near: ['place:mina', 'place:arafat', 'dua:safa'],
      hasSign: false,
    });
  });

  it('calls no tool, and says whom to call after a sign of danger', () => {
    expect(inOtherLanguage({ ...common, kind: 'tool', tool: 'prayer-times', hasSign: true })).toEqual({
      ...common,
      kind: 'unknown',
      missing: 'other-language',
      near: [],
      hasSign: true,
    });
  });
});
