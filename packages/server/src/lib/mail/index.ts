import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines may be of any length. */
  readonly text: string;
  readonly replyTo?: string;
}

export interface Mailer {
  /** @throws when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Writes each mail as a file that a mail program opens. The log names the file, and nobody in it. */
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
      // With `buffer: true` the stream transport gives a Buffer.
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, 'no SMTP server is configured; the mail was written to a file');
    },
    close: () => composer.close(),
  };
}

/** SMTP where `SMTP_URL` is set, else a file outbox under the data directory. */
export function createMailer(config: Config, log: Logger): Mailer {
  if (!config.smtpUrl) return createFileOutbox(config, log);
  const transport = nodemailer.createTransport(config.smtpUrl);
  return {
    send: async (mail) => {
      await transport.sendMail({ from: config.mailFrom, ...mail });
    },
    close: () => transport.close(),
  };
}
