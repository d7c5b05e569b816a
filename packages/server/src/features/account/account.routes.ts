import * as contract from '@manasik/contract/account';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isNavigationFromOurPages } from '../../platform/http/cross-site.ts';
import { sourceOf } from '../../platform/http/caller-address.ts';
import { handle } from '../../platform/http/handle.ts';
import type { AccountService } from './account.service.ts';
import type { PasswordReset } from './password-reset.ts';
import { SecondStepNeeded } from './second-step/pending.ts';
import type { SecretCookie } from './session-cookie.ts';
import type { SignInHttp } from './sign-in-http.ts';

interface Parts {
  readonly accounts: AccountService;
  readonly passwordReset: PasswordReset;
  readonly cookie: SecretCookie;
  readonly deviceCookie: SecretCookie;
  readonly pendingCookie: SecretCookie;
  readonly signInHttp: SignInHttp;
}

export function accountRoutes(
  app: FastifyInstance,
  { accounts, passwordReset, cookie, deviceCookie, pendingCookie, signInHttp }: Parts,
): void {
  const { callerOf } = signInHttp;

  handle(app, contract.register, async ({ body, request, reply }) =>
    signInHttp.signedIn(reply, await accounts.register(body, callerOf(request))),
  );
  handle(app, contract.login, async ({ body, request, reply }) => {
    try {
      return signInHttp.signedIn(reply, await accounts.signIn(body, callerOf(request)));
    } catch (error) {
      if (error instanceof SecondStepNeeded) pendingCookie.set(reply, error.token);
      throw error;
    }
  });
  handle(app, contract.hasSession, ({ session }) => ({ isSignedIn: session !== null }));
  handle(app, contract.getUser, ({ session }) => session.userJson);
  handle(app, contract.updateUser, ({ session, body, request }) =>
    accounts.update(session.user, body, callerOf(request)),
  );
  handle(app, contract.deleteUser, async ({ session, body, request, reply }) => {
    await accounts.delete(session.user, body.password, callerOf(request));
    cookie.clear(reply);
  });

  handle(app, contract.openLogin, ({ reply }) => {
    reply.redirect('/login');
  });
  handle(app, contract.openLogout, async ({ session, request, reply }) => {
    // A link or picture on another site must not sign anyone out; our own button, or typing the address, may.
    if (!isNavigationFromOurPages(request)) throw new AppError('request.crossSite');
    if (session) await accounts.endSession(session.user.id, session.id);
    cookie.clear(reply);
    reply.redirect('/');
  });

  handle(app, contract.requestPasswordReset, ({ body, request }) =>
    passwordReset.request(body.email, body.language, sourceOf(request)),
  );
  handle(app, contract.resetPassword, async ({ body, request, reply }) => {
    const deviceToken = await passwordReset.reset(body.token, body.password, callerOf(request));
    if (deviceToken !== null) deviceCookie.set(reply, deviceToken);
  });
  handle(app, contract.changePassword, ({ session, body, request }) =>
    accounts.changePassword(session.user, session.id, body, callerOf(request)),
  );

  handle(app, contract.listSessions, async ({ session }) => ({
    sessions: await accounts.listSessions(session.user, session.id),
  }));
  handle(app, contract.endSession, ({ session, params }) => accounts.endSession(session.user.id, params.id));
  handle(app, contract.endAllSessions, async ({ session, reply }) => {
    await accounts.endAllSessions(session.user.id);
    cookie.clear(reply);
  });
}
