import type { FastifyRequest } from 'fastify';
import type { Params } from 'nestjs-pino';
import { destination } from 'pino';
import type { Settings } from '../config/settings.js';
import { idsOfLog } from '../tracing/tracing.js';

/** Structured logs: one JSON object a line, with the request's id and without secrets. */
export function loggerOptions(settings: Settings): Params {
  return {
    pinoHttp: {
      // Lines are written in the background: no request waits for the log. At exit pino writes the rest.
      stream: destination({ sync: false }),
      level: settings.LOG_LEVEL,
      mixin: idsOfLog,
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
      // Static files and the frequent health checks would bury the rest.
      autoLogging: {
        ignore: (request) => !/^\/api\/(?!health)/.test((request as { originalUrl?: string }).originalUrl ?? ''),
      },
    },
  };
}

/** An error without its data: a failed statement carries its parameters, and the row in its detail. */
function withoutData(error: Error & { code?: string; query?: string; constraint?: string }) {
  const { name, message, stack, code, query, constraint } = error;
  return { type: name, message, stack, code, query, constraint };
}

/** An address without what lets in whoever reads it: a token, or the address of a picture. */
function withoutToken(url: string): string {
  return url
    .replace(/^(\/api\/imagenes\/)[^?]*/, '$1…')
    .replace(/([?&])([^=&]*)=[^&]*/g, (parameter, sign: string, name: string) =>
      /token/i.test(decoded(name)) ? `${sign}${name}=…` : parameter,
    );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // The server cannot decode such a name either.
    return name;
  }
}
