import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { v7 as uuid } from 'uuid';
import { appModule, type Environment } from './app.module.js';
import { acceptUploads } from './common/files/uploaded-files.js';
import { limitBodyTime } from './common/http/body-timeout.js';
import { drainOnClose } from './common/http/drain.js';
import { keepAnswersPrivate } from './common/http/no-store.js';
import { serveWeb } from './common/http/serve-web.js';

const JSON_LIMIT = 1024 * 1024;

/**
 * Puts the application together, ready to listen: the same for the process, the tests and the OpenAPI document.
 * @param environment settings, the migrated database and the signing secret
 */
export async function createApp(environment: Environment): Promise<NestFastifyApplication> {
  const { settings, webRoot } = environment;
  const adapter = new FastifyAdapter({
    bodyLimit: JSON_LIMIT,
    // Only proxies beside us: of the hops in X-Forwarded-For, those before them are what a client may have written.
    trustProxy: settings.TRUST_PROXY && 'loopback, linklocal, uniquelocal',
    genReqId: () => uuid(),
    // The longest that any route allows; each has its own time in limitBodyTime.
    requestTimeout: Math.max(settings.REQUEST_TIMEOUT_MS, settings.UPLOAD_TIMEOUT_MS),
    connectionTimeout: settings.HANDLER_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // Node looks for late requests every 30 s unless told otherwise.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule(environment), adapter, {
    // How it is put together is of no interest to who reads the log, until it fails.
    logger: ['error', 'warn'],
    abortOnError: false,
    // Fastify's own parsers are all that is admitted: JSON and text, no forms.
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
        connectSrc: ["'self'"],
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
  drainOnClose(fastify);
  keepAnswersPrivate(fastify);
  limitBodyTime(fastify, settings);
  await acceptUploads(app, settings);
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'API de Carpetas',
  });
  if (webRoot) {
    await serveWeb(fastify, webRoot);
  }
  await app.init();
  // biome-ignore lint/correctness/useHookAtTopLevel: Nest's, not React's.
  app.useLogger(app.get(Logger));
  return app;
}

/** The OpenAPI document of the application: what the web client is generated from. */
export function createOpenApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Carpetas')
    .setDescription('La API de Carpetas. Todo actúa sobre la cuenta del token de acceso.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}

/** Loads what the Swagger plugin read from the DTOs at build time. Not there when the sources run unbuilt. */
export async function loadOpenApiMetadata(): Promise<void> {
  const generated: string = './metadata.js';
  const metadata = await import(generated);
  await SwaggerModule.loadPluginMetadata(metadata.default);
}
