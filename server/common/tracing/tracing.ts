import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.js';

export interface Tracer {
  /** Names the span of each request by the pattern of its route. A pattern has no ids. */
  attach(fastify: FastifyInstance): void;
  /** Runs `work` as a span, inside the running span. The span has only these attributes. */
  inSpan<T>(name: string, attributes: Record<string, string>, work: () => Promise<T>): Promise<T>;
  /** The ids of the running span, for a line of the log. */
  idsOfLog(): object;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/**
 * The tracer of the process. Without OTEL_EXPORTER_OTLP_ENDPOINT it stays unset, and no code of OpenTelemetry is
 * loaded.
 */
let tracer: Tracer | undefined;

/** Traces this process from now on, if the setting names a collector. Call it before other work begins. */
export async function startTracing(settings: Settings): Promise<void> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    tracer = (await import('./open-telemetry.js')).openTelemetry(settings, settings.OTEL_EXPORTER_OTLP_ENDPOINT);
  }
}

export async function stopTracing(): Promise<void> {
  await tracer?.stop();
}

/** Names the spans of an application's requests. */
export function traceRequests(fastify: FastifyInstance): void {
  tracer?.attach(fastify);
}

/** Runs `work`, as a span where the process is traced. The attributes must not tell content or identify people. */
export function inSpan<T>(name: string, attributes: Record<string, string>, work: () => Promise<T>): Promise<T> {
  return tracer ? tracer.inSpan(name, attributes, work) : work();
}

/** The ids of the trace, for a line of the log. */
export const idsOfLog = (): object => tracer?.idsOfLog() ?? {};
