import type { ContactMessage } from '@manasik/contract/contact';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import type { ContactRepository, ContactRow } from './contact.repository.ts';

const messagesOfAddress: Limit = { name: 'contact messages of an address', most: 10, windowSeconds: 60 * 60 };

interface Parts {
  readonly repository: ContactRepository;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Logger;
  /** Address to which messages are mailed; without it they are only stored. */
  readonly contactEmail: string | undefined;
}

export function createContactService({ repository, mailer, limiter, clock, log, contactEmail }: Parts) {
  const mail = async (row: ContactRow): Promise<void> => {
    if (!contactEmail) return;
    const subject = row.subject.replaceAll(/\s+/g, ' ');
    const text = `${row.name} <${row.email}>\n\n${row.message}\n`;
    await mailer.send({ to: contactEmail, subject, text, replyTo: row.email });
    await repository.markMailed(row.id, clock.now());
  };

  return {
    /** Stores the message first. The mail follows, and `mailWaiting` retries it when it fails. */
    receive: async (input: z.output<typeof ContactMessage>, address: string): Promise<{ id: string }> => {
      await limiter.spend(messagesOfAddress, address);
      const row = await repository.add({ ...input, language: input.language ?? null });
      mail(row).catch((error: unknown) =>
        log.warn({ err: error, id: row.id }, 'a contact message waits to be mailed'),
      );
      return { id: row.id };
    },

    /** Deletes contact messages from the account's address and, after the commit, its mails in the file outbox. */
    beforeUserDeleted: async (tx: Db, userId: string): Promise<() => Promise<void>> => {
      const email = await repository.deleteOf(tx, userId);
      return async () => {
        if (email === null) return;
        await mailer
          .forget(email)
          .catch((error: unknown) =>
            log.error({ err: error }, 'mails of a deleted account could not be removed from the outbox'),
          );
      };
    },

    mailWaiting: async (): Promise<void> => {
      if (!contactEmail) return;
      // One at a time, because a mail server that refuses one would refuse all.
      for (const row of await repository.waiting()) await mail(row);
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
