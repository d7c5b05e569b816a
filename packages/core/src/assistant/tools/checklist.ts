import { type CheckCategory, type CheckLine, checkProgress, checkSections } from '../../travel/checklist.ts';
import { formatsIn } from './format.ts';
import { bold, bullets, escaped, onDevice, replyWith } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** The most open lines that a reply names; more are only counted. */
const mostNamed = 10;

/** The parts of the list, those first that take weeks or that only the time before the journey allows. */
const byUrgency: readonly CheckCategory[] = [
  'documents',
  'health',
  'leaving',
  'money',
  'ihram',
  'electronics',
  'hygiene',
  'worship',
];

/** What is still open on the checklist, the most urgent first. */
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
  const open = byUrgency.flatMap((category) =>
    sections
      .filter((section) => section.category === category)
      .flatMap(({ lines }) => lines.filter(({ isDone }) => !isDone)),
  );
  const count = open.length - mostNamed;
  return replyWith(say, {
    paragraphs: [
      bold(words('travel-checklist.progress', { done: number(done), total: number(total) })),
      open.length > 0 ? say('checklist.open') : words('travel-checklist.nothingOpen'),
      bullets(open.slice(0, mostNamed).map((line) => lineText(call, line))),
      count > 0 ? say('checklist.more', { count }) : '',
    ],
    links,
    suggestions: ['trip'],
  });
};

const lineText = ({ words }: ToolCall, { item, title }: CheckLine): string =>
  item === null ? escaped(title ?? '') : words(`travel-checklist.items.${item}`);
