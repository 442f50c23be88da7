import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { LIVE_EVENT_SCHEMA } from '../realtime/live-event-schema.js';

/**
 * Serves the description of the API: a page at /api/docs, the document at /api/openapi.json.
 * @param loadMetadata called before the first answer; only a process that serves the description holds it (1 MB)
 */
export function serveApiDocs(app: NestFastifyApplication, loadMetadata?: () => Promise<void>): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'API de Carpetas',
  });
  const fastify = app.getHttpAdapter().getInstance();
  let loaded: Promise<void> | undefined;
  fastify.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (/^\/api\/(docs|openapi\.json)\b/.test(url)) {
      loaded ??= loadMetadata?.();
      await loaded;
    }
  });
  // The page has inline styles, which no other page of ours may have.
  fastify.addHook('onSend', async (request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (/^\/api\/docs\/?(\?|$)/.test(request.url) && typeof policy === 'string') {
      reply.header('content-security-policy', policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"));
    }
  });
}

/** The OpenAPI document, from which the web client is generated. */
export function createOpenApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Carpetas')
    .setDescription('La API de Carpetas. Todo actúa sobre la cuenta del token de acceso.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/(Compat)?Controller$/, '')}_${method}`,
  });
  const { schemas } = document.components ?? {};
  return { ...document, components: { ...document.components, schemas: { ...schemas, LiveEvent: LIVE_EVENT_SCHEMA } } };
}

/** Loads the metadata that the Swagger plugin read from the DTOs at build time. Unbuilt sources lack it. */
export async function loadOpenApiMetadata(): Promise<void> {
  const generated: string = '../../metadata.js';
  const metadata: PluginMetadata = await (await import(generated)).default();
  for (const [file, classes] of metadata['@nestjs/swagger'].models) {
    const exported = await file;
    for (const [name, fields] of Object.entries(classes)) {
      addBounds(exported[name], fields);
    }
  }
  await SwaggerModule.loadPluginMetadata(async () => metadata);
}

/** The descriptions of the fields of a class. */
type Fields = Record<string, object>;

interface PluginMetadata {
  '@nestjs/swagger': { models: [file: Promise<Record<string, unknown>>, classes: Record<string, Fields>][] };
}

/** The parts of a description that decorators of class-validator say, by the decorator's name. */
const BOUNDS: Readonly<Record<string, (...values: unknown[]) => object>> = {
  isLength: (minLength, maxLength) => ({ minLength, ...(maxLength !== undefined && { maxLength }) }),
  minLength: (minLength) => ({ minLength }),
  maxLength: (maxLength) => ({ maxLength }),
  min: (minimum) => ({ minimum }),
  max: (maximum) => ({ maximum }),
  arrayMinSize: (minItems) => ({ minItems }),
  arrayMaxSize: (maxItems) => ({ maxItems }),
};

/**
 * Adds the bounds of fields, from their decorators. The plugin reads the source, so it knows no bound that is a named
 * constant or within a decorator of ours.
 */
function addBounds(dto: unknown, fields: Fields): void {
  for (const { name = '', propertyName, constraints, each } of validationsOf(dto)) {
    const field = fields[propertyName];
    if (field && !each) {
      Object.assign(field, BOUNDS[name]?.(...constraints));
    }
  }
}

const validationsOf = (dto: unknown) =>
  typeof dto === 'function' ? getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false) : [];
