import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { v7 as uuid } from 'uuid';
import { appModule, type Environment } from './app.module.js';
import { Authentication } from './common/access/authentication.js';
import { watchSignIns } from './common/access/sign-in-watch.js';
import { acceptUploads } from './common/files/uploaded-files.js';
import { serveApiDocs } from './common/http/api-docs.js';
import { limitBodies } from './common/http/bodies.js';
import { limitBodyTime } from './common/http/body-time.js';
import { Drain } from './common/http/drain.js';
import { ANSWER_MS, limitHandlerTime } from './common/http/handler-timeout.js';
import { keepAnswersPrivate } from './common/http/no-store.js';
import { limitBrowserAbilities } from './common/http/permissions-policy.js';
import { proxiesOf } from './common/http/proxies.js';
import { refuseOddRequests, unreadRequests } from './common/http/unread-requests.js';
import { rememberRequests } from './common/logging/logged-requests.js';
import { Metrics } from './common/metrics/metrics.js';
import { SOCKET_PATH } from './common/realtime/live-sockets.js';
import { traceRequests } from './common/tracing/tracing.js';
import { IdentityProvider } from './plataforma/identidad/identity-provider.service.js';
import { PictureAddresses, showPictureAddresses } from './plataforma/imagenes/picture-addresses.js';

const SOCKETS = new RegExp(`^${SOCKET_PATH}/?([?]|$)`);

/**
 * Builds the application, ready to listen. The process, the tests and the OpenAPI document all use it.
 * @param environment settings, the migrated database and the signing secret
 */
export async function createApp(environment: Environment): Promise<NestFastifyApplication> {
  const { settings, loadApiMetadata } = environment;
  const adapter = new FastifyAdapter({
    trustProxy: settings.TRUST_PROXY && proxiesOf(settings.PROXY_HOPS),
    genReqId: () => uuid(),
    // A request may name the whole address (RFC 9112, §3.2.2).
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*/i, '') || '/',
    ...unreadRequests,
    // The longest time of any route. limitBodyTime gives each route its own time.
    requestTimeout: Math.max(settings.REQUEST_TIMEOUT_MS, settings.UPLOAD_TIMEOUT_MS),
    connectionTimeout: settings.HANDLER_TIMEOUT_MS + ANSWER_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are still served: the database closes last.
    return503OnClosing: false,
    // The longest parameter is a passkey's id, of up to 1,023 bytes.
    routerOptions: { maxParamLength: 1_400 },
    // By default, Node checks for late requests only every 30 s.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // refuseOddRequests refuses such requests instead, with a body.
      requireHostHeader: false,
      // On other paths, a client that offers another protocol, such as h2c, gets HTTP/1.1.
      shouldUpgradeCallback: ({ url }: IncomingMessage) => SOCKETS.test(url ?? ''),
    },
  });
  // This comes before Nest, whose middleware writes the log.
  rememberRequests(adapter.getInstance());
  const app = await NestFactory.create<NestFastifyApplication>(appModule(environment), adapter, {
    // Nest's start-up lines are not logged, but its errors and warnings are.
    logger: ['error', 'warn'],
    abortOnError: false,
    // Only Fastify's own parsers are used: JSON and text, no forms.
    bodyParser: false,
  });
  app.setGlobalPrefix('api');
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The browser exchanges its code directly with the identity provider.
        connectSrc: ["'self'", () => app.get(IdentityProvider).origins.join(' ')],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  const fastify = app.getHttpAdapter().getInstance();
  app.get(Drain).attach(fastify);
  app.get(Metrics).attach(fastify);
  watchSignIns(fastify, app.get(Metrics));
  traceRequests(fastify);
  refuseOddRequests(fastify);
  limitBrowserAbilities(fastify);
  keepAnswersPrivate(fastify);
  limitBodies(fastify, (request) => app.get(Authentication).ofRequest(request));
  limitBodyTime(fastify, settings);
  limitHandlerTime(fastify, settings);
  showPictureAddresses(fastify, app.get(PictureAddresses));
  await acceptUploads(app, settings);
  if (settings.API_DOCS ?? settings.DEMO) {
    serveApiDocs(app, loadApiMetadata);
  }
  await app.init();
  // biome-ignore lint/correctness/useHookAtTopLevel: it is a method of Nest, not a React hook.
  app.useLogger(app.get(Logger));
  return app;
}
