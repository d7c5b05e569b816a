/** What travels between processes: a message on a topic. */
export interface Envelope {
  /** Of the process that said it. */
  readonly from: string;
  readonly topic: string;
  readonly message: string;
}

/** @returns null for what is no envelope: others may share the Redis, or be of another version. */
export function readEnvelope(text: string): Envelope | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { from, topic, message }: Partial<Record<string, unknown>> = { ...parsed };
  if (typeof from !== 'string' || typeof topic !== 'string' || typeof message !== 'string') return null;
  return { from, topic, message };
}
