/** What travels between processes: a message on a topic, or that one was heard. */
export interface Envelope {
  /** Of the process that said it. */
  readonly from: string;
  /** Counts what that process said; 0 where it does not wait to hear that it was heard. */
  readonly id: number;
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
  const { from, id, topic, message }: Partial<Record<string, unknown>> = { ...parsed };
  if (typeof from !== 'string' || typeof id !== 'number') return null;
  if (typeof topic !== 'string' || typeof message !== 'string') return null;
  return { from, id, topic, message };
}
