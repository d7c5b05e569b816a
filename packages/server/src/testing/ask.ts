import type { ChatReply } from '@manasik/contract/assistant';
import type { Reply, TestClient } from './test-client.ts';

/** A question that passages of the guide answer. */
export const askedInEnglish = 'What is ihram?';

/** Asks the assistant. `more` are further fields of the request. */
export const ask = (
  client: TestClient,
  message: string = askedInEnglish,
  more: object = {},
): Promise<Reply<ChatReply>> =>
  client.post<ChatReply>('/api/ai/chat', { message, agentType: 'guide', ...more });

/** Asks as a signed-in user, and returns the ids. @throws when it is refused */
export async function askAndKeep(
  client: TestClient,
  message: string = askedInEnglish,
  more: object = {},
): Promise<{ conversationId: string; messageId: string }> {
  const { status, body, text } = await ask(client, message, more);
  const { conversationId, messageId } = body;
  if (status !== 200 || !conversationId || !messageId)
    throw new Error(`asking was refused: ${status} ${text}`);
  return { conversationId, messageId };
}
