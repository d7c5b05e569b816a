import * as contract from '@manasik/contract/second-step';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/handle.ts';
import type { SignInHttp } from '../sign-in-http.ts';
import type { SecretCookie } from '../session-cookie.ts';
import type { SecondStepService } from './second-step.service.ts';

interface Parts {
  readonly secondStep: SecondStepService;
  readonly signInHttp: SignInHttp;
  readonly pendingCookie: SecretCookie;
}

export function secondStepRoutes(
  app: FastifyInstance,
  { secondStep, signInHttp, pendingCookie }: Parts,
): void {
  handle(app, contract.getSecondStep, ({ session }) => secondStep.get(session.user.id));
  handle(app, contract.beginSecondStep, ({ session, body, request }) =>
    secondStep.begin(session.user, body.password, signInHttp.callerOf(request)),
  );
  handle(app, contract.confirmSecondStep, ({ session, body }) =>
    secondStep.confirm(session.user.id, body.code),
  );
  handle(app, contract.renewRecoveryCodes, ({ session, body, request }) =>
    secondStep.renewCodes(session.user, body, signInHttp.callerOf(request)),
  );
  handle(app, contract.endSecondStep, ({ session, body, request }) =>
    secondStep.end(session.user, body, signInHttp.callerOf(request)),
  );
  handle(app, contract.signInWithCode, async ({ body, request, reply }) => {
    const signedIn = await secondStep.signIn(
      pendingCookie.read(request),
      body.code,
      signInHttp.callerOf(request),
    );
    pendingCookie.clear(reply);
    return signInHttp.signedIn(reply, signedIn);
  });
}
