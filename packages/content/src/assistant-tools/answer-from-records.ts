import type { ToolId } from '@manasik/core/assistant/agents';
import { callTool } from './call-tool.ts';
import { keeping } from './own-records.ts';

type Kept = Parameters<typeof keeping>[0];

/** With ordinary spaces, and without the comma after a day of the week, which the versions of ICU place differently. */
const plain = (message: string): string =>
  message.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/(day), (\d)/g, '$1 $2');

/** The answer of a tool in English to a person with these records. */
export async function answerFromRecords(
  tool: ToolId,
  question: string,
  kept: Kept,
  now?: string,
): Promise<string> {
  const data = { ...keeping(kept), ...(now !== undefined && { now: new Date(now) }) };
  return plain((await callTool(tool, 'en', question, data)).message);
}
