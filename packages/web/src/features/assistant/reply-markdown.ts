import type { AssistantReply } from '@manasik/contract/assistant';

/** All that a reply says, as it is read aloud and copied: first the warning with its numbers, if there is one. */
export function markdownOf({ warning, numbers, message }: AssistantReply): string {
  if (!warning) return message;
  const toCall = numbers.map(({ label, number }) => `${label} ${number}`).join(', ');
  return `${warning} ${toCall}\n\n${message}`;
}
