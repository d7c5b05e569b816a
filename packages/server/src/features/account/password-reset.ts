import { loadMessages } from '@manasik/content';
import type mailWords from '@manasik/content/locales/en/mail.json';
import type { Language } from '@manasik/core/text/languages';
import { createTranslator } from 'use-intl/core';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { createFairQueue, type Source } from '../../platform/fair-queue.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mail, Mailer } from '../../platform/mail/index.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import type { AccountRepository } from './account.repository.ts';
import type { AfterSessionsEnded } from './account.service.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { KnownDevices } from './known-devices.repository.ts';
import { isToken, newToken } from './new-token.ts';
import { hashOfToken, type OneTimeTokens } from './one-time-tokens.ts';
import { hashPassword } from './password-hash.ts';
import type { SessionCache } from './session-cache.ts';
import type { Caller, SignInQueue } from './sign-in-queue.ts';

const HOUR = 60 * 60;
const RESET = 'reset password';
const RESET_MINUTES = 60;
const requestsOfAddress: Limit = { name: 'reset requests of an address', most: 20, windowSeconds: HOUR };
// Answered before they are mailed, so none may be refused: an address has as many places as requests.
const mailLimits = { atOnce: 2, ofAddress: 20, ofNetwork: 5120, inAll: 10_000, retryAfterSeconds: 60 };
const requestsForAccount: Limit = { name: 'reset requests for an account', most: 5, windowSeconds: HOUR };
const wrongTokensOfAddress: Limit = {
  name: 'wrong reset tokens of an address',
  most: 30,
  windowSeconds: HOUR,
};

interface Parts {
  readonly repository: AccountRepository;
  readonly tokens: OneTimeTokens;
  readonly cache: SessionCache;
  readonly devices: KnownDevices;
  readonly limiter: RateLimiter;
  readonly queue: SignInQueue;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
  readonly baseUrl: string;
  readonly hasSecondStep: (userId: string) => Promise<boolean>;
  readonly afterSessionsEnded: AfterSessionsEnded;
}

/** The mail with the link. The token is behind `#`, which is not sent to any server and so reaches no log. */
function mailWith(token: string, to: string, language: Language, baseUrl: string): Mail {
  // The check of the catalogues ensures that every language has the keys of English.
  const messages = loadMessages(language, ['mail']) as { mail: typeof mailWords };
  const t = createTranslator({ locale: language, messages, namespace: 'mail' });
  const link = `${baseUrl}/reset-password?lang=${language}#token=${token}`;
  return { to, subject: t('reset.subject'), text: t('reset.text', { link, minutes: RESET_MINUTES }) };
}

export function createPasswordReset({
  repository,
  tokens,
  cache,
  devices,
  limiter,
  queue,
  mailer,
  clock,
  log,
  baseUrl,
  hasSecondStep,
  afterSessionsEnded,
}: Parts) {
  const mails = createFairQueue(mailLimits);
  const sendLink = async (email: string, language: Language): Promise<void> => {
    await limiter.spend(requestsForAccount, email);
    const found = await repository.findSignIn(email);
    if (!found) return;
    const token = newToken();
    await tokens.keep(RESET, token, found.user.id, RESET_MINUTES);
    await mailer.send(mailWith(token, email, language, baseUrl));
  };

  return {
    /** Answers before it looks: neither the reply nor its time says whether there is such an account. */
    request: async (email: string, language: Language, source: Source): Promise<void> => {
      await limiter.spend(requestsOfAddress, source.address);
      setImmediate(() => {
        mails
          .run(source, () => sendLink(email, language))
          .catch((error: unknown) => {
            if (!(error instanceof AppError))
              log.error({ err: error }, 'a password reset could not be mailed');
          });
      });
    },

    /**
     * Sets a new password, and marks the browser as known to an account without a second step.
     * @returns the token for the device's cookie
     * @throws AppError `auth.resetTokenInvalid` for a token that is unknown, used or older than an hour
     */
    reset: async (token: string, password: string, caller: Caller): Promise<string | null> => {
      const { address, deviceToken } = caller;
      refuseCommonPassword(password, 'password');
      const wrongTokens = [[wrongTokensOfAddress, address]] as const;
      await limiter.check(wrongTokens, 'request.tooMany');
      const userId = isToken(token) ? await tokens.find(RESET, token) : null;
      const user = userId && (await repository.findUser(userId));
      const invalid = new AppError('auth.resetTokenInvalid');
      if (!user) {
        await limiter.record(wrongTokens);
        throw invalid;
      }
      const passwordHash = await queue.run(user.email, address, () => hashPassword(password));
      try {
        const tokenHash = hashOfToken(RESET, token);
        if (!(await repository.resetPassword(user.id, tokenHash, passwordHash, clock.now()))) throw invalid;
      } finally {
        // Also when the answer to the commit is lost: the sessions may have ended.
        await cache.forgotten();
        await afterSessionsEnded(user.id);
      }
      await queue.forgetFailures(user.email);
      // Known devices have their own attempts at a code, which access to the mail alone must not grant.
      return (await hasSecondStep(user.id)) ? null : devices.remember(user.id, deviceToken);
    },
  };
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;
