import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { v7 as uuid } from 'uuid';
import { answerTo, bodyOf, refusalOf } from '../errors/answer.js';

const STATUS_BY_CODE: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers in our format to requests that Node or the router refuse before any route. */
export const unreadRequests = {
  clientErrorHandler(error: Error & { code?: string }, socket: Duplex): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      return;
    }
    refuse(socket, STATUS_BY_CODE[error.code ?? ''] ?? 400);
    socket.destroy(error);
  },

  frameworkErrors(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
    const answer = answerTo(error) ?? refusalOf(400);
    void reply.status(answer.status).send(bodyOf(answer, request.id));
  },
} satisfies Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'>;

/**
 * Answers as {@link unreadRequests} does to requests that Node would refuse without a body. Such requests are CONNECT,
 * an unknown Expect, and requests without Host.
 */
export function refuseOddRequests(fastify: FastifyInstance): void {
  const server: Server = fastify.server;
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {});
    refuse(socket, 405);
    socket.destroy();
  });
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const text = refusalText(417);
    response.writeHead(417, headersOf(text)).end(text);
  });
  // Node leaves the check of Host to the application (`requireHostHeader`).
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      void reply
        .status(400)
        .header('connection', 'close')
        .send(bodyOf(refusalOf(400), request.id));
      return;
    }
    done();
  });
}

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) {
    return;
  }
  const text = refusalText(status);
  const headers = Object.entries(headersOf(text)).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', text].join('\r\n'));
}

function headersOf(text: string) {
  return {
    Connection: 'close',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  };
}

const refusalText = (status: number): string => JSON.stringify(bodyOf(refusalOf(status), uuid()));
