import { describe, expect, it } from 'vitest';
import { piecesOf } from './responder.ts';
import { titleOf } from './title-of.ts';

describe('the pieces of a text', () => {
  it.each([
    ['words', 'Enter Ihram at the miqat. '.repeat(20)],
    ['lines', '  **Ihram**\n\n- one\n- two\n\nThen go on.\n'.repeat(5)],
    ['Arabic', 'لبيك اللهم لبيك، لبيك لا شريك لك لبيك. '.repeat(10)],
    ['one long word', '👨‍👩‍👧'.repeat(40)],
    ['nothing', ''],
    ['spaces', '   \n'],
  ])('are together the text, and end between words: %s', (_what, text) => {
    const pieces = piecesOf(text);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\s$/);
  });

  it('are short', () => {
    const pieces = piecesOf('Enter Ihram at the miqat. '.repeat(20));
    expect(pieces.length).toBeGreaterThan(7);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(80);
  });
});

describe('the title of a conversation', () => {
  it.each([
    ['a short question', 'What is ihram?', 'What is ihram?'],
    ['lines and spaces', ' What\n\n is\tihram? ', 'What is ihram?'],
    ['controls that reorder a list', '\u202EWhat is\u2066 ihram?', 'What is ihram?'],
    ['a long question', `${'word '.repeat(15)}and more`, `${'word '.repeat(15)}and…`],
    ['a long word', 'x'.repeat(100), `${'x'.repeat(79)}…`],
    ['emoji that a cut would change', '👨‍👩‍👧'.repeat(20), `${'👨‍👩‍👧'.repeat(9)}…`],
  ])('is its first question, on one line and shortened: %s', (_what, question, title) => {
    expect(titleOf(question)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(80);
  });
});
