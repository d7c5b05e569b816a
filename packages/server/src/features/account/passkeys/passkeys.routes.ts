import * as contract from '@manasik/contract/passkeys';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/handle.ts';
import type { SignInHttp } from '../sign-in-http.ts';
import type { PasskeysService } from './passkeys.service.ts';

interface Parts {
  readonly passkeys: PasskeysService;
  readonly signInHttp: SignInHttp;
}

export function passkeysRoutes(app: FastifyInstance, { passkeys, signInHttp }: Parts): void {
  handle(app, contract.listPasskeys, ({ session }) => passkeys.list(session.user.id));
  handle(app, contract.beginPasskey, ({ session, body, request }) =>
    passkeys.begin(session.user, body.password, signInHttp.callerOf(request)),
  );
  handle(app, contract.addPasskey, ({ session, body }) => passkeys.add(session.user.id, body));
  handle(app, contract.removePasskey, ({ session, params }) => passkeys.remove(session.user.id, params.id));
  handle(app, contract.beginPasskeySignIn, ({ request }) =>
    passkeys.beginSignIn(signInHttp.callerOf(request)),
  );
  handle(app, contract.signInWithPasskey, async ({ body, request, reply }) =>
    signInHttp.signedIn(reply, await passkeys.signIn(body, signInHttp.callerOf(request))),
  );
}
