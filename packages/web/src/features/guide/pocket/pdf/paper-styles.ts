import { direction, type Language } from '@manasik/core/text/languages';

/** Letters of these scripts need more room above and below. */
const lineHeights: Partial<Record<Language, number>> = { ar: 1.45, ur: 1.55, gu: 1.35, bn: 1.35 };

/**
 * The styles of the PDF. The page has the classes of the screen: those that matter on paper are styled here, and the
 * engine ignores the others. It supports CSS 2, without logical properties, so the side depends on the language.
 */
export function paperStyles(language: Language): string {
  const start = direction(language) === 'rtl' ? 'right' : 'left';
  return `
    @page { margin: 24pt 24pt 30pt }
    body { font-family: text; line-height: ${lineHeights[language] ?? 1.25} }
    h2 { font-size: 1.6em; margin: 0 0 6pt }
    h3 { font-size: 1.3em; margin: 12pt 0 4pt; border-bottom: 1pt solid gray }
    h4 { font-size: 1.15em; margin: 10pt 0 3pt }
    h5 { font-size: 1em; margin: 6pt 0 2pt }
    h3 span { font-weight: normal; font-size: .8em }
    p, li, dd { margin: 0 0 2pt }
    ol, ul, dl { margin: 2pt 0; padding: 0; list-style: none }
    li { display: block; margin: 0 0 3pt }
    li.border-b { margin: 10pt 0 0; border-bottom: 1pt solid gray }
    dt, dd { display: inline }
    dt, strong, .font-semibold { font-weight: bold }
    .block { display: block }
    .text-quiet { color: darkslategray }
    /* No italic fonts are loaded. */
    .italic { font-style: normal }
    .border-s-4 { margin: 5pt 0; padding-${start}: 6pt; border-${start}: 2pt solid silver }
    .scripture, .narration { font-size: 1.5em; line-height: 1.7; direction: rtl }
    .box { font-family: latin; font-weight: normal }
    .scripture { font-family: scripture }
    .narration { font-family: arabic }
  `;
}
