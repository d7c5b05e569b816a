import { createElement, type ReactNode } from 'react';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

/** The text of a reply as elements: paragraphs, lists, quotations and bold text only. */
export function ReplyText({ children }: { children: string }) {
  return parent(
    'div',
    'with-honorific flex flex-col gap-3 wrap-anywhere',
    parseMarkdown(children).map(blockElement),
  );
}

// The parts of a text have no identity, and need no keys as children of their own.
const parent = (tag: string, className: string, children: readonly ReactNode[]): ReactNode =>
  createElement(tag, { className }, ...children);

function blockElement(block: Block): ReactNode {
  if (block.kind === 'quote') {
    return (
      <blockquote lang="ar" dir="rtl" className="scripture whitespace-pre-line">
        {block.text}
      </blockquote>
    );
  }
  if (block.kind === 'paragraph') return parent('p', '', block.text.map(inlineElement));
  const items = block.items.map((item) => parent('li', 'mt-1', item.map(inlineElement)));
  return block.isOrdered ? parent('ol', 'list-decimal ps-6', items) : parent('ul', 'list-disc ps-6', items);
}

const inlineElement = ({ text, isBold }: Inline): ReactNode => (isBold ? <strong>{text}</strong> : text);
