import type { WhatIf } from '@manasik/content/guide/schema';
import { describe, expect, it } from 'vitest';
import { nodeAfter } from './what-if.ts';

const tree: WhatIf = {
  id: 'lost-count',
  nodes: [
    {
      id: 'still-walking',
      answers: [
        { id: 'yes', next: 'doubt' },
        { id: 'no', next: 'finished' },
      ],
    },
    {
      id: 'doubt',
      answers: [
        { id: 'often', next: 'finished' },
        { id: 'rarely', next: 'lower' },
      ],
    },
    { id: 'finished', end: true, sources: ['muslim-571'] },
    { id: 'lower', end: true, sources: ['muslim-571'] },
  ],
};

describe('nodeAfter', () => {
  it('starts at the first question', () => {
    expect(nodeAfter(tree, [])?.id).toBe('still-walking');
  });

  it('follows the answers', () => {
    const given = [
      { node: 'still-walking', answer: 'yes' },
      { node: 'doubt', answer: 'rarely' },
    ];
    expect(nodeAfter(tree, given)?.id).toBe('lower');
    expect(nodeAfter(tree, given.slice(0, 1))?.id).toBe('doubt');
  });

  it('stops at an answer that leads nowhere', () => {
    expect(nodeAfter(tree, [{ node: 'still-walking', answer: 'perhaps' }])?.id).toBe('still-walking');
  });
});
