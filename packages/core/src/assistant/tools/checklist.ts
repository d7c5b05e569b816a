import { type CheckLine, checkProgress, checkSections } from '../../travel/checklist.ts';
import { formatsIn } from './format.ts';
import { bold, bullets, escaped, onDevice, replyWith } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** With more open lines than this, only their number is given for each part of the list. */
const mostLines = 12;

/** What is still open on the checklist. */
export const checklistTool: Tool = async (call) => {
  const { say, words, language, data } = call;
  const links = [{ label: words('travel-checklist.title'), to: '/travel?tab=checklist' }];
  if (!data.own) return onDevice(say, links);
  const stored = (await data.own.travel()).flatMap(({ id, item }) =>
    item.kind === 'check' ? [{ id, item }] : [],
  );
  const sections = checkSections(stored, data.choices);
  const { done, total } = checkProgress(sections);
  const { number } = formatsIn(language);
  const open = sections
    .map(({ category, lines }) => ({ category, lines: lines.filter(({ isDone }) => !isDone) }))
    .filter(({ lines }) => lines.length > 0);
  const isShort = total - done <= mostLines;
  const rows = open.flatMap(({ category, lines }) =>
    isShort
      ? lines.map((line) => lineText(call, line))
      : [
          say('row', {
            name: words(`travel-checklist.categories.${category}`),
            value: number(lines.length),
          }),
        ],
  );
  return replyWith(say, {
    paragraphs: [
      bold(words('travel-checklist.progress', { done: number(done), total: number(total) })),
      rows.length > 0 ? say('checklist.open') : words('travel-checklist.nothingOpen'),
      bullets(rows),
    ],
    links,
    suggestions: ['trip'],
  });
};

const lineText = ({ words }: ToolCall, { item, title }: CheckLine): string =>
  item === null ? escaped(title ?? '') : words(`travel-checklist.items.${item}`);
