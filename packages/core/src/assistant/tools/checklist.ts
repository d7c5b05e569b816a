import { type CheckCategory, type CheckLine, checkProgress, checkSections } from '../../travel/checklist.ts';
import { formatsIn } from './format.ts';
import { bold, bullets, escaped, onDevice, replyWith } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** The most open lines that a reply names; more are only counted. */
const mostNamed = 10;

/** The order of the parts of the list: those first that take weeks, or that only the time before the journey allows. */
const urgency: Readonly<Record<CheckCategory, number>> = {
  documents: 1,
  health: 2,
  leaving: 3,
  money: 4,
  ihram: 5,
  electronics: 6,
  hygiene: 7,
  worship: 8,
};

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
  const open = sections
    .toSorted((one, other) => urgency[one.category] - urgency[other.category])
    .flatMap(({ lines }) => lines.filter(({ isDone }) => !isDone));
  const unnamedCount = open.length - mostNamed;
  return replyWith(say, {
    paragraphs: [
      bold(words('travel-checklist.progress', { done: number(done), total: number(total) })),
      open.length > 0 ? say('checklist.open') : words('travel-checklist.nothingOpen'),
      bullets(open.slice(0, mostNamed).map((line) => lineText(call, line))),
      unnamedCount > 0 ? say('checklist.more', { count: unnamedCount }) : '',
    ],
    links,
    suggestions: ['trip'],
  });
};

const lineText = ({ words }: ToolCall, { item, title }: CheckLine): string =>
  item === null ? escaped(title ?? '') : words(`travel-checklist.items.${item}`);
