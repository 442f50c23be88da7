import { createRequire, syncBuiltinESMExports } from 'node:module';
import { hostname } from 'node:os';
import { Logger } from '@nestjs/common';
import { context, propagation, SpanKind, SpanStatusCode, type TextMapPropagator, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Settings } from '../config/settings.js';
import { versionOf } from '../version.js';
import type { Tracer } from './tracing.js';

/**
 * The only attributes that leave the process. The other attributes of libraries may name a person: addresses, headers,
 * queries.
 */
const VISIBLE = new Set([
  'db.namespace',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'messaging.destination.name',
]);

/** Requests outside the API, live connections and the frequent health checks. */
const UNTRACED = /^(?!\/api\/(?!health\/|socket\b))/;

/** The shortest time between two warnings that the collector does not answer, in milliseconds. */
const TELL_MS = 600_000;
/** How long the end of the process waits for the collector, in milliseconds. */
const LAST_EXPORT_MS = 2_000;

/**
 * Traces of requests, statements, jobs and requests to other servers, by OpenTelemetry. They hold no values, addresses,
 * headers or content: see {@link VISIBLE}.
 * @param endpoint the collector, to which `/v1/traces` is added
 */
export function openTelemetry(settings: Settings, endpoint: string): Tracer {
  tellOfFailures();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'carpetas',
      'service.version': versionOf(settings),
      'service.instance.id': `${hostname()}:${settings.PORT}`,
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [
      new VisibleSpans({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }) }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(INCOMING);
  trace.setGlobalTracerProvider(provider);
  instrument(provider);
  const tracer = provider.getTracer('carpetas');
  return {
    attach: (fastify) => {
      fastify.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? '/api/*';
        trace.getActiveSpan()?.setAttribute('http.route', route).updateName(`${request.method} ${route}`);
        done();
      });
    },
    inSpan: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes, kind: SpanKind.INTERNAL }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', (error as Error).name);
          throw error;
        } finally {
          span.end();
        }
      }),
    idsOfLog: () => {
      const ids = trace.getActiveSpan()?.spanContext();
      return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
    },
    stop: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** The caller's trace continues here. Servers that the product calls learn nothing of it. */
const INCOMING: TextMapPropagator = {
  inject: () => undefined,
  extract: (...given) => new W3CTraceContextPropagator().extract(...given),
  fields: () => [],
};

/**
 * Makes spans of Node's requests and of statements. It changes the modules themselves, so it applies to earlier imports
 * too.
 */
function instrument(tracerProvider: TracerProvider): void {
  registerInstrumentations({
    tracerProvider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url),
        requireParentforOutgoingSpans: true,
      }),
      new PgInstrumentation({
        requireParentSpan: true,
        ignoreConnectSpans: true,
        requestHook: (span, { query }) => {
          const text = withoutValues(query.text);
          span.setAttribute('db.query.text', text).updateName(/\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL');
        },
      }),
    ],
  });
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  // This makes named imports from Node use the changed functions too.
  syncBuiltinESMExports();
}

/** A statement without the values in its text, such as the ids that open a transaction. */
const withoutValues = (text: string) => text.replace(/'(?:[^']|'')*'/g, '?');

/** Sends spans in batches, without the attributes that must not leave. */
class VisibleSpans extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of Object.keys(span.attributes)) {
      if (!VISIBLE.has(name)) delete span.attributes[name];
    }
    // Messages of errors quote texts that people typed.
    span.events.length = 0;
    delete span.status.message;
    super.onEnd(span);
  }
}

/** Logs that spans were lost, but not for each batch. */
function tellOfFailures(): void {
  const logger = new Logger('Tracing');
  let told = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - told > TELL_MS) {
      told = performance.now();
      logger.warn({ err: error }, 'Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT: some are lost.');
    }
  });
}
