import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The routes of sign-ins, and the means that each route takes. */
const WAYS: Readonly<Record<string, string>> = {
  '/api/auth/sign-in': 'password',
  '/api/auth/segundo-factor': 'second-step',
  '/api/auth/passkey': 'passkey',
  '/api/auth/sync': 'provider',
  '/api/auth/unlock-session': 'unlock',
};
/** The codes of answers to a sign-in that continues after a right first step. */
const GOES_ON: ReadonlySet<string> = new Set(['SEGUNDO_FACTOR', 'CORREO_SIN_CONFIRMAR']);

/** Counts sign-ins and refusals. */
export interface SignInCounts {
  /** @param result `ok`, or the code of the refusal */
  countSignIn(way: string, result: string): void;
  countRefusal(code: string): void;
}

const codes = new WeakMap<object, string>();

/** Notes the code of a refused request. */
export function noteRefusal(request: FastifyRequest, code: string): void {
  codes.set(request.raw, code);
}

/** Counts sign-ins and refusals. Each refused sign-in becomes a line of the log with a fixed form. */
export function watchSignIns(fastify: FastifyInstance, counts: SignInCounts): void {
  const logger = new Logger('SignIns');
  fastify.addHook('onResponse', (request, reply, done) => {
    const code = codes.get(request.raw);
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (isRefused && code) {
      counts.countRefusal(code);
    }
    const way = request.method === 'POST' ? WAYS[request.routeOptions.url ?? ''] : undefined;
    if (way && reply.statusCode < 300) {
      counts.countSignIn(way, 'ok');
    }
    // A request with an unreadable body is no attempt.
    if (way && isRefused && reply.statusCode !== 400) {
      const reason = code ?? 'CREDENCIALES';
      counts.countSignIn(way, reason);
      if (!GOES_ON.has(reason)) {
        logger.warn({ event: 'sign-in-refused', address: request.ip, way, reason }, 'A sign-in was refused.');
      }
    }
    done();
  });
}
