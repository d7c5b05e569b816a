import { type Inline, parseMarkdown } from './markdown.ts';

/** The text of a reply as elements: paragraphs, lists and bold text only. */
export function ReplyText({ children }: { children: string }) {
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      {parseMarkdown(children).map((block, index) => {
        if (block.kind === 'quote') {
          return (
            <blockquote key={index} lang="ar" dir="rtl" className="scripture whitespace-pre-line">
              {block.text}
            </blockquote>
          );
        }
        if (block.kind === 'paragraph') {
          return (
            <p key={index}>
              <Inlines of={block.text} />
            </p>
          );
        }
        const List = block.isOrdered ? 'ol' : 'ul';
        return (
          <List key={index} className={block.isOrdered ? 'list-decimal ps-6' : 'list-disc ps-6'}>
            {block.items.map((item, place) => (
              <li key={place} className="mt-1">
                <Inlines of={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

const Inlines = ({ of }: { of: readonly Inline[] }) =>
  of.map(({ text, isBold }, index) =>
    isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );
