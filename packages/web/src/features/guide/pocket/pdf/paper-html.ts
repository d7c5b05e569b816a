import { belowId, headingId } from './heading-ids.ts';

const notPrinted = 'svg, button, img, [aria-hidden="true"], [class~="print:hidden"]';

/**
 * What this part of the page prints, as HTML for the PDF engine. The engine draws the markers of lists on the wrong side
 * of a right-to-left text, so they become part of the text.
 */
export function paperHtml(part: Element, formatNumber: (value: number) => string): string {
  // A copy of an element is an element of the same kind.
  const copy = part.cloneNode(true) as Element;
  const items = [...part.querySelectorAll('li')];
  for (const [index, item] of [...copy.querySelectorAll('li')].entries()) {
    const shown = items[index];
    if (shown) firstText(item).prepend(...markerOf(shown, formatNumber));
  }
  for (const element of copy.querySelectorAll(notPrinted)) element.remove();
  // The engine underlines links, which paper cannot follow.
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  // A term and its text share a line on paper.
  for (const term of copy.querySelectorAll('dt')) term.append('\u2002');
  nameHeadings(copy);
  return copy.innerHTML;
}

/** Gives each heading and the text below it an id, so that the engine can tell whether a page would end between them. */
function nameHeadings(copy: Element): void {
  let count = 0;
  let heading: Element | undefined;
  for (const block of copy.querySelectorAll('h2, h3, h4, h5, p, li, dt')) {
    if (block.matches('h2, h3, h4, h5')) {
      // Of headings that follow each other, all must move to the next page.
      heading ??= block;
    } else if (heading && block.textContent.trim() !== '') {
      heading.id = headingId(count);
      block.id = belowId(count);
      heading = undefined;
      count++;
    }
  }
}

function markerOf(item: Element, formatNumber: (value: number) => string): (string | Element)[] {
  const { listStyleType } = getComputedStyle(item);
  if (item.parentElement?.dataset['marker'] === 'box') return [box(), ' '];
  if (listStyleType === 'disc') return ['• '];
  if (listStyleType !== 'decimal') return [];
  return [`${formatNumber([...(item.parentElement?.children ?? [])].indexOf(item) + 1)}. `];
}

/** A box to tick, in a font of its own, because the Arabic font has none. */
function box(): Element {
  const element = document.createElement('span');
  element.className = 'box';
  element.textContent = '□';
  return element;
}

/** The element with the first text of a list item, so that the marker is on the line of the text. */
const firstText = (item: Element): Element => item.querySelector('p') ?? item;
