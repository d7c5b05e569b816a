import { ApiError, mayPass } from '../../../platform/api/api-error.ts';
import { nextToSend, type Outbox, type Waiting } from './outbox.ts';

export interface SendParts<Sent> {
  /** What waits at this moment. */
  readonly outbox: () => Outbox;
  /** Whether there is a network, and the session is still that of the writer. */
  readonly mayAsk: () => boolean;
  readonly post: (groupId: string, message: Waiting) => Promise<Sent>;
  readonly onSending: (key: string | undefined) => void;
  /** Takes the message out of the outbox, and shows what the server made of it. */
  readonly onSent: (groupId: string, message: Waiting, sent: Sent) => void;
  /** The server will not take it as it is. */
  readonly onRefused: (groupId: string, message: Waiting, error: ApiError) => void;
  /** The group is gone, or the writer is no longer in it. */
  readonly onGroupGone: (groupId: string) => void;
}

/** Sends message after message. `later`: the server cannot be reached, and everything not sent is kept. */
export async function sendOutbox<Sent>(parts: SendParts<Sent>): Promise<'sent' | 'later'> {
  for (let next = nextToSend(parts.outbox()); next; next = nextToSend(parts.outbox())) {
    if (!parts.mayAsk()) return 'later';
    const { groupId, message } = next;
    parts.onSending(message.key);
    try {
      const sent = await parts.post(groupId, message);
      parts.onSending(undefined);
      parts.onSent(groupId, message, sent);
    } catch (error) {
      parts.onSending(undefined);
      if (!(error instanceof ApiError)) throw error;
      if (mayPass(error)) return 'later';
      if (error.code === 'group.notFound') parts.onGroupGone(groupId);
      else parts.onRefused(groupId, message, error);
    }
  }
  return 'sent';
}
