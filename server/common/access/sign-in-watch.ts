import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The routes where somebody says who they are, with what they show. */
const WAYS: Readonly<Record<string, string>> = {
  '/api/auth/sign-in': 'password',
  '/api/auth/segundo-factor': 'second-step',
  '/api/auth/passkey': 'passkey',
  '/api/auth/sync': 'provider',
  '/api/auth/unlock-session': 'unlock',
};
/** What is answered once the first of two steps was right. */
const GOES_ON: ReadonlySet<string> = new Set(['SEGUNDO_FACTOR', 'CORREO_SIN_CONFIRMAR']);

/** What counts sign-ins and refusals. */
export interface SignInCounts {
  /** @param result `ok`, or the code of the refusal */
  countSignIn(way: string, result: string): void;
  countRefusal(code: string): void;
}

const codes = new WeakMap<object, string>();

/** Notes with which code a request was refused. */
export function noteRefusal(request: FastifyRequest, code: string): void {
  codes.set(request.raw, code);
}

/** Counts sign-ins and refusals, and makes each refused sign-in one line of the log that always looks alike. */
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
    // A body that cannot be read is no attempt.
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
