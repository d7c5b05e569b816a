import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type onResponseHookHandler,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { refuseCrossSite } from './cross-site.ts';
import { frameworkErrors, installErrorHandler } from './error-handler.ts';
import { answerInvalidHttp } from './invalid-http.ts';
import { readJsonStrictly, requirePlainRequest } from './plain-requests.ts';
import { securityHeaders } from './security-headers.ts';
import type { AccountLimits } from './account-limits.ts';
import { createAccountTurns } from './account-turns.ts';
import { createPublicWrites } from './public-writes.ts';
import { answerInTurns } from './connection-turns.ts';
import type { Sessions } from './session.ts';

const MOST_BODY_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** Logs one line per request: its route, never its address. */
const logAnswer: onResponseHookHandler = ({ id, method, routeOptions, log: line }, reply, done) => {
  const answer = { id, method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime };
  line.debug(answer, 'answered');
  done();
};

/**
 * Creates a Fastify server that accepts JSON only, refuses other sites, and answers every error as `{ code, message,
 * fields? }`.
 */
export async function createHttpServer(
  config: Config,
  log: Logger,
  sessions: Sessions,
  accountLimits: AccountLimits,
): Promise<FastifyInstance> {
  const headers = { ...securityHeaders(config), 'cache-control': 'no-store' };
  const logsAnswers = log.isLevelEnabled('debug');
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    // A child logger for every request would cost more than most requests, so the lines include the request themselves.
    childLoggerFactory: (logger) => logger,
    // Fastify's own log line contains the address with its query, including coordinates; a hook below logs ours.
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: the visitor writes everything before the proxy's own entry in X-Forwarded-For.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node needs it too, because its timeout for headers, a minute by default, also applies to the body if it is
    // longer. By default Node checks for slow requests only every 30 s.
    http: { requestTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Fastify's own answer while closing has another form. `/readyz` notifies the proxy, and late requests are still
    // served.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => frameworkErrors(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerInvalidHttp(error, socket, headers),
    routerOptions: { maxParamLength: 200 },
    // The contract validates; Fastify must not coerce or drop anything.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  app.removeContentTypeParser('text/plain');
  readJsonStrictly(app);
  app.decorate('ownHost', new URL(config.baseUrl).host);
  app.decorate('sessions', sessions);
  app.decorate('accountLimits', accountLimits);
  app.decorate('accountTurns', createAccountTurns());
  app.decorate('publicWrites', createPublicWrites());
  app.decorateRequest('session', null);
  installErrorHandler(app);
  answerInTurns(app);

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    requirePlainRequest(request, reply);
    refuseCrossSite(request);
    done();
  });
  if (logsAnswers) app.addHook('onResponse', logAnswer);

  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Manasik', version: '0.1.0', description: 'Errors are `{ code, message, fields? }`.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'manasik-session' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (csp) => csp,
  });
  return app;
}
