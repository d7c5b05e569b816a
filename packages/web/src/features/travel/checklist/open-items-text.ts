import type { CheckCategory, CheckLine, CheckSection } from '@manasik/core/travel/checklist';

/** The open items by category, as a message. */
export function openItemsText(
  heading: string,
  sections: readonly CheckSection[],
  nameOf: (category: CheckCategory) => string,
  textOf: (line: CheckLine) => string,
): string {
  const parts = sections.flatMap(({ category, lines }) => {
    const open = lines.filter(({ isDone }) => !isDone);
    if (open.length === 0) return [];
    return [[nameOf(category), ...open.map((line) => `- ${textOf(line)}`)].join('\n')];
  });
  return [heading, ...parts].join('\n\n');
}
