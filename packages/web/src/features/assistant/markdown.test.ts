import { describe, expect, it } from 'vitest';
import { bold, bullets, escaped } from '@manasik/core/assistant/tools/reply-parts';
import { parseMarkdown, plainText, spokenParts } from './markdown.ts';

const text = (words: string, isBold = false) => ({ text: words, isBold });

describe('the Markdown of a reply', () => {
  it('has paragraphs with bold text', () => {
    expect(parseMarkdown('**Go back** to the miqat.\nIt is near.\n\nThen enter Ihram.')).toEqual([
      { kind: 'paragraph', text: [text('Go back', true), text(' to the miqat. It is near.')] },
      { kind: 'paragraph', text: [text('Then enter Ihram.')] },
    ]);
  });

  it('has lists with dots and with numbers, also straight after a paragraph', () => {
    expect(parseMarkdown('Take:\n- water\n- **salt**\n1. Sit\n2) Drink\n   slowly')).toEqual([
      { kind: 'paragraph', text: [text('Take:')] },
      { kind: 'list', isOrdered: false, items: [[text('water')], [text('salt', true)]] },
      { kind: 'list', isOrdered: true, items: [[text('Sit')], [text('Drink slowly')]] },
    ]);
  });

  it('shows a heading as a bold paragraph', () => {
    expect(parseMarkdown('## Ihram\nWash.')).toEqual([
      { kind: 'paragraph', text: [text('Ihram', true)] },
      { kind: 'paragraph', text: [text('Wash.')] },
    ]);
  });

  it('keeps HTML, links and unpaired marks as text', () => {
    const source = '<img src=x onerror=alert(1)> [a](javascript:b) **open';
    expect(parseMarkdown(source)).toEqual([{ kind: 'paragraph', text: [text(source)] }]);
  });

  it('has the Arabic text of a dua as a quotation', () => {
    expect(parseMarkdown('Say:\n> لبيك اللهم لبيك\n\nThree times.')).toEqual([
      { kind: 'paragraph', text: [text('Say:')] },
      { kind: 'quote', text: 'لبيك اللهم لبيك' },
      { kind: 'paragraph', text: [text('Three times.')] },
    ]);
    expect(plainText('> لبيك')).toBe('لبيك');
    expect(spokenParts('Say:\n> لبيك', 'en')).toEqual([
      { text: 'Say:', language: 'en' },
      { text: 'لبيك', language: 'ar' },
    ]);
  });

  it('shows the name that a tool escaped as the person wrote it', () => {
    const name = String.raw`A*b_c [x] <i> #1 | ~ & \ ` + '`!';
    expect(parseMarkdown(`${bold(escaped(name))} in ${escaped(name)}`)).toEqual([
      { kind: 'paragraph', text: [text(name, true), text(` in ${name}`)] },
    ]);
    expect(parseMarkdown(bullets([escaped('**Not bold**')]))).toEqual([
      { kind: 'list', isOrdered: false, items: [[text('**Not bold**')]] },
    ]);
  });

  it('is nothing for a blank reply', () => {
    expect(parseMarkdown(' \n\n ')).toEqual([]);
  });

  it('can be read without its marks', () => {
    expect(plainText('**Stay.**\n\n1. Wait\n2. Drink\n\n- Rest')).toBe(
      'Stay.\n\n1. Wait\n2. Drink\n\n• Rest',
    );
  });
});
