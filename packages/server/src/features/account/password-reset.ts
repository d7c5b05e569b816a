import { AsyncLocalStorage } from 'node:async_hooks';
import { loadMessages } from '@manasik/content';
import type mailWords from '@manasik/content/locales/en/mail.json';
import type { Language } from '@manasik/core/text/languages';
import { createTranslator } from 'use-intl/core';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import { type AuthEngine, RESET_MINUTES, type ResetMail } from './auth-engine.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { SignInQueue } from './sign-in-queue.ts';

const HOUR = 60 * 60;
const requestsOfAddress: Limit = { name: 'reset requests of an address', most: 20, windowSeconds: HOUR };
const requestsForAccount: Limit = { name: 'reset requests for an account', most: 5, windowSeconds: HOUR };
const triesOfAddress: Limit = { name: 'reset tries of an address', most: 30, windowSeconds: HOUR };

// Better Auth's own form; anything else, such as U+0000, must not reach the database.
const TOKEN = /^[A-Za-z0-9_-]+$/;

interface Parts {
  readonly engine: AuthEngine;
  readonly limiter: RateLimiter;
  readonly queue: SignInQueue;
  readonly log: Logger;
}

// Better Auth calls the sender from within; the language of the mail is that of the page that asked for it.
const mailLanguage = new AsyncLocalStorage<Language>();

/** What Better Auth calls with a fresh token. The token stands behind `#`, which no server and no log sees. */
export function createResetSender(mailer: Mailer, baseUrl: string, log: Logger): (mail: ResetMail) => void {
  return ({ email, token }) => {
    const language = mailLanguage.getStore() ?? 'en';
    // The check of the catalogues proves that every language has the keys of English.
    const messages = loadMessages(language, ['mail']) as { mail: typeof mailWords };
    const t = createTranslator({ locale: language, messages, namespace: 'mail' });
    const link = `${baseUrl}/reset-password?lang=${language}#token=${token}`;
    mailer
      .send({
        to: email,
        subject: t('reset.subject'),
        text: t('reset.text', { link, minutes: RESET_MINUTES }),
      })
      .catch((error: unknown) => log.error({ err: error }, 'a password reset mail could not be sent'));
  };
}

export function createPasswordReset({ engine, limiter, queue, log }: Parts) {
  return {
    /** Answers before it looks: neither the reply nor its time says whether there is such an account. */
    request: async (email: string, language: Language, address: string): Promise<void> => {
      await limiter.spend(requestsOfAddress, address);
      setImmediate(() => {
        mailLanguage
          .run(language, async () => {
            await limiter.spend(requestsForAccount, email);
            await engine.api.requestPasswordReset({ body: { email } });
          })
          .catch((error: unknown) => {
            if (!(error instanceof AppError))
              log.error({ err: error }, 'a password reset could not be prepared');
          });
      });
    },

    /** @throws AppError `auth.resetTokenInvalid` for a token that is unknown, used or older than an hour. */
    reset: async (token: string, password: string, address: string): Promise<void> => {
      refuseCommonPassword(password, 'password');
      await limiter.spend(triesOfAddress, address);
      if (!TOKEN.test(token)) throw new AppError('auth.resetTokenInvalid');
      await queue.run(`reset ${token}`, address, () =>
        engine.api.resetPassword({ body: { token, newPassword: password } }).catch((error) => {
          const isRefusal = error instanceof Error && 'statusCode' in error && error.statusCode === 400;
          throw isRefusal ? new AppError('auth.resetTokenInvalid') : error;
        }),
      );
    },
  };
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;
