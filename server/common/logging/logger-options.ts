import type { FastifyRequest } from 'fastify';
import type { Params } from 'nestjs-pino';
import { destination } from 'pino';
import type { Settings } from '../config/settings.js';

/** Structured logs: one JSON object a line, with the request's id, and no secret in any of them. */
export function loggerOptions(settings: Settings): Params {
  return {
    pinoHttp: {
      // While lines are being written others gather: no request waits for who reads the log. At its end pino writes all.
      stream: destination({ sync: false }),
      level: settings.LOG_LEVEL,
      genReqId: (request) => (request as unknown as FastifyRequest).id,
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          'res.headers["set-cookie"]',
          '*.password',
          '*.accessToken',
          '*.refreshToken',
        ],
        censor: '…',
      },
      serializers: {
        req: ({ id, method, url }) => ({ id, method, url: withoutToken(url) }),
        res: ({ statusCode }) => ({ statusCode }),
        err: withoutData,
      },
      customLogLevel: (_request, { statusCode }, error) => (error || statusCode >= 500 ? 'error' : 'info'),
      // The pages' own files, and the health checks that come every few seconds, would bury the rest.
      autoLogging: {
        ignore: (request) => !/^\/api\/(?!health)/.test((request as { originalUrl?: string }).originalUrl ?? ''),
      },
    },
  };
}

/** An error without the data it was about: a failed statement carries its parameters, and the row in its detail. */
function withoutData(error: Error & { code?: string; query?: string; constraint?: string }) {
  const { name, message, stack, code, query, constraint } = error;
  return { type: name, message, stack, code, query, constraint };
}

/** An address without the token in it: that of an invitation, a reset or a connection lets in whoever reads it. */
function withoutToken(url: string): string {
  return url.replace(/([?&])([^=&]*)=[^&]*/g, (parameter, sign: string, name: string) =>
    /token/i.test(decoded(name)) ? `${sign}${name}=…` : parameter,
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Nothing that the server would understand either.
    return name;
  }
}
