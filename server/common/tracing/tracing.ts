import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.js';

/** What traces are made with. */
export interface Tracer {
  /** Names the span of each request by the pattern of its route, which has no ids. */
  attach(fastify: FastifyInstance): void;
  /** Runs `work` as a span, inside the one under way. It has no attributes but these. */
  inSpan<T>(name: string, attributes: Record<string, string>, work: () => Promise<T>): Promise<T>;
  /** What a line of the log tells of the span under way. */
  idsOfLog(): object;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** The process has one, or none without OTEL_EXPORTER_OTLP_ENDPOINT: then no code of OpenTelemetry is loaded. */
let tracer: Tracer | undefined;

/** Traces this process from now on, where the setting is there. Called before anything is asked of it. */
export async function startTracing(settings: Settings): Promise<void> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
    tracer = (await import('./open-telemetry.js')).openTelemetry(settings, settings.OTEL_EXPORTER_OTLP_ENDPOINT);
  }
}

export async function stopTracing(): Promise<void> {
  await tracer?.stop();
}

/** Names the requests of an application. */
export function traceRequests(fastify: FastifyInstance): void {
  tracer?.attach(fastify);
}

/** Runs `work`, as a span where the process is traced. The attributes tell no content and nobody. */
export function inSpan<T>(name: string, attributes: Record<string, string>, work: () => Promise<T>): Promise<T> {
  return tracer ? tracer.inSpan(name, attributes, work) : work();
}

/** The trace to which a line of the log belongs. */
export const idsOfLog = (): object => tracer?.idsOfLog() ?? {};
