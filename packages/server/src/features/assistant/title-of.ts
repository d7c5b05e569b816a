import { withoutInvisible } from '@manasik/contract/visible-text';
import { assistantLimits } from '@manasik/contract/assistant';

const ELLIPSIS = '…';

/** The title of a new conversation: its first question on one line, shortened between words where it is long. */
export function titleOf(question: string): string {
  const line = withoutInvisible(question).replaceAll(/\s+/g, ' ').trim();
  if (line.length <= assistantLimits.title) return line;
  const most = assistantLimits.title - ELLIPSIS.length;
  let cut = '';
  // Whole characters as a reader sees them: a cut inside one would show a different character.
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  const words = cut.replace(/ \S*$/, '');
  return `${words === '' ? cut : words}${ELLIPSIS}`;
}
