/** A run of text in a reply. */
export interface Inline {
  readonly text: string;
  readonly isBold: boolean;
}

export type Block =
  /** The Arabic text of a dua. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] };

const quote = /^\s*>\s?/;
const bullet = /^\s*[-*•]\s+/;
const numeral = /^\s*\d+[.)]\s+/;
const heading = /^\s*#{1,6}\s+/;

/**
 * Parses the Markdown of a reply: paragraphs, bold text, lists, and quotations. Anything else, such as HTML or a link, remains text, so
 * that a reply can never add an element to the page.
 */
export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
}

/** The text of a reply without its marks, to be copied. */
export const plainText = (source: string): string => parseMarkdown(source).map(plainBlock).join('\n\n');

/** The text of a reply to be read aloud: duas in Arabic, the rest in the language of the reply. */
export const spokenParts = (source: string, language: string): { text: string; language: string }[] =>
  parseMarkdown(source).map((block) => ({
    text: plainBlock(block),
    language: block.kind === 'quote' ? 'ar' : language,
  }));

function plainBlock(block: Block): string {
  if (block.kind === 'quote') return block.text;
  if (block.kind === 'paragraph') return textOf(block.text);
  const markOf = (index: number): string => (block.isOrdered ? `${index + 1}.` : '•');
  return block.items.map((item, index) => `${markOf(index)} ${textOf(item)}`).join('\n');
}

const textOf = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('');

/** Paragraphs and lists may follow each other without a blank line. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: { marker: Marker; lines: string[] }[] = [];
  for (const line of lines) {
    const marker = markerOf(line);
    const last = blocks.at(-1);
    const continuesItem =
      marker === 'none' && /^\s{2,}/.test(line) && last !== undefined && isList(last.marker);
    if (continuesItem) last.lines.push(`${last.lines.pop() ?? ''} ${line.trim()}`);
    else if (last && last.marker === marker && marker !== 'heading') last.lines.push(line.trim());
    else blocks.push({ marker, lines: [line.trim()] });
  }
  return blocks.map(({ marker, lines: own }) => {
    if (isList(marker)) {
      const mark = marker === 'bullet' ? bullet : numeral;
      const items = own.map((line) => inlinesOf(line.replace(mark, '')));
      return { kind: 'list', isOrdered: marker === 'numeral', items };
    }
    if (marker === 'quote')
      return { kind: 'quote', text: unescaped(own.map((line) => line.replace(quote, '')).join('\n')) };
    const text = own.join(' ').replace(heading, '');
    return { kind: 'paragraph', text: marker === 'heading' ? bold(text) : inlinesOf(text) };
  });
}

type Marker = 'bullet' | 'numeral' | 'quote' | 'heading' | 'none';

const isList = (marker: Marker): boolean => marker === 'bullet' || marker === 'numeral';

function markerOf(line: string): Marker {
  if (quote.test(line)) return 'quote';
  if (bullet.test(line)) return 'bullet';
  if (numeral.test(line)) return 'numeral';
  return heading.test(line) ? 'heading' : 'none';
}

const bold = (text: string): Inline[] => [{ text: unescaped(text.replaceAll('**', '')), isBold: true }];

/** `**bold**`. An unpaired mark is text, which a reply that is still arriving contains. */
const inlinesOf = (line: string): Inline[] =>
  line
    .split(/(\*\*(?:\\.|[^*\\])+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.length > 4 && part.startsWith('**') && part.endsWith('**')
        ? { text: unescaped(part.slice(2, -2)), isBold: true }
        : { text: unescaped(part), isBold: false },
    );

/** Without the backslashes that take their meaning from the marks in a name. */
const unescaped = (text: string): string => text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
