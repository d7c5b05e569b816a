import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines may be of any length. */
  readonly text: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** @throws when the mail could not be delivered to the mail server */
  send(mail: Mail): Promise<void>;
  /** Deletes mails from the file outbox whose To or Reply-To is an address. */
  forget(address: string): Promise<void>;
  close(): void;
}

/** Writes each mail as a file that a mail program can open. The log names the file but no person. */
function createFileOutbox(config: Config, log: Logger): Mailer {
  const folder = path.join(config.dataDir, 'outbox');
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail({ from: config.mailFrom, ...mail });
      const file = path.join(
        folder,
        `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`,
      );
      // With `buffer: true` the stream transport returns a Buffer.
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, 'no SMTP server is configured; the mail was written to a file');
    },
    forget: async (address) => {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const file = path.join(folder, name);
        if (isFor(await readFile(file, 'utf8'), address)) await rm(file, { force: true });
      }
    },
    close: () => composer.close(),
  };
}

/** Whether a mail's To or Reply-To header contains an address. */
function isFor(mail: string, address: string): boolean {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  return head
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => /^(?:to|reply-to):/i.test(line))
    .some((line) =>
      line
        .toLowerCase()
        .split(/[\s<>,;:"]+/)
        .includes(address),
    );
}

/** SMTP if `SMTP_URL` is set, otherwise a file outbox in the data directory. */
export function createMailer(config: Config, log: Logger): Mailer {
  if (!config.smtpUrl) return createFileOutbox(config, log);
  const transport = nodemailer.createTransport(config.smtpUrl);
  return {
    send: async (mail) => {
      await transport.sendMail({ from: config.mailFrom, ...mail });
    },
    // Mails that an SMTP server has accepted cannot be deleted.
    forget: async () => {},
    close: () => transport.close(),
  };
}
