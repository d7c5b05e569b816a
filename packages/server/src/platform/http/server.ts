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
import { answerNoHttp } from './no-http.ts';
import { readJsonStrictly, requirePlainRequest } from './plain-requests.ts';
import { securityHeaders } from './security-headers.ts';
import type { AccountLimits } from './account-limits.ts';
import { createAccountTurns } from './account-turns.ts';
import { answerInTurns } from './connection-turns.ts';
import type { Sessions } from './session.ts';

const MOST_BODY_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** One line a request: its route, never its address. */
const logAnswer: onResponseHookHandler = ({ id, method, routeOptions, log: line }, reply, done) => {
  const answer = { id, method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime };
  line.debug(answer, 'answered');
  done();
};

/** A Fastify that speaks JSON only, refuses other sites, and answers every error as `{ code, message, fields? }`. */
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
    // A child of the logger for every request costs more than most requests; lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    // Fastify's own line holds the address with what people ask for, coordinates included; ours is in a hook below.
    logController: new LogController({ disableRequestLogging: true }),
    // One hop: what stands before the proxy's own entry in X-Forwarded-For was written by the visitor.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: MOST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Given to Node as well, since its time for headers, a minute by default, holds for the body too where it is longer.
    // By default it looks for slow requests only every 30 s.
    http: { requestTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    // Fastify's own answer while closing is not in our form; `/readyz` tells the proxy, and what still comes is served.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => frameworkErrors(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerNoHttp(error, socket, headers),
    routerOptions: { maxParamLength: 200 },
    // The contract validates; nothing is coerced or dropped on the way.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
  });
  app.removeContentTypeParser('text/plain');
  readJsonStrictly(app);
  app.decorate('ownHost', new URL(config.baseUrl).host);
  app.decorate('sessions', sessions);
  app.decorate('accountLimits', accountLimits);
  app.decorate('accountTurns', createAccountTurns());
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
