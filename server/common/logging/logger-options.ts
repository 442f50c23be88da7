import type { FastifyRequest } from 'fastify';
import type { Params } from 'nestjs-pino';
import { type DestinationStream, destination } from 'pino';
import type { Settings } from '../config/settings.js';
import { idsOfLog } from '../tracing/tracing.js';
import { askedBy, loggedUrlOf } from './logged-requests.js';

/**
 * Structured logs: one JSON object a line, with the request's id and without secrets.
 * @param stream the destination of the logs; by default standard output
 */
export function loggerOptions(settings: Settings, stream?: DestinationStream): Params {
  return {
    pinoHttp: {
      // Lines are written in the background, so no request waits for the log. At exit pino writes the rest.
      stream: stream ?? destination({ sync: false }),
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
        req: ({ id, method, raw }) => ({ id, method, url: loggedUrlOf(raw) }),
        res: ({ statusCode }) => ({ statusCode }),
        err: withoutData,
      },
      // The sender is known only after the answer.
      customSuccessObject: (request, _response, value) => ({ ...value, ...askedBy(request) }),
      customErrorObject: (request, _response, _error, value) => ({ ...value, ...askedBy(request) }),
      customLogLevel: (_request, { statusCode }, error) => (error || statusCode >= 500 ? 'error' : 'info'),
      // Static files and the frequent health checks would flood the log.
      autoLogging: {
        ignore: (request) => !/^\/api\/(?!health)/.test((request as { originalUrl?: string }).originalUrl ?? ''),
      },
    },
  };
}

/**
 * An error without its data. A failed statement carries its parameters, and the row in its detail. Its message has the
 * value that it could not read (SQLSTATE 22).
 */
function withoutData(error: Error & { code?: string; query?: string; constraint?: string }) {
  const { name, code, query, constraint } = error;
  const isOfValue = query !== undefined && code?.startsWith('22');
  const shown = (text: string | undefined) => (isOfValue ? text?.replace(/: "[\s\S]*?"(?=\n|$)/, ': "…"') : text);
  return { type: name, message: shown(error.message), stack: shown(error.stack), code, query, constraint };
}
