import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesOf, isAbsent } from './listen.js';
import { MAINTENANCE } from './maintenance-page.js';

/** Seconds after which a client may ask again. */
const RETRY_AFTER = 5;

/** How long waiting connections are accepted before the port is left, in milliseconds. */
const UNREAD_MS = 100;
/** How long an arriving request may delay the application, in milliseconds. */
const CLOSING_MS = 1_000;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(MAINTENANCE.style)}`,
  `script-src ${hashOf(MAINTENANCE.script)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const REFUSAL = {
  statusCode: 503,
  code: 'EN_MANTENIMIENTO',
  message: 'Carpetas se está actualizando. Vuelva a intentarlo en unos instantes.',
};
const MIGRATING = { migracion: { status: 'down', message: 'La base de datos se está actualizando.' } };

/**
 * Answers in place of the application while a start migrates. People get a page, programs 503 with Retry-After. The
 * process lives, so `/api/health/live` answers 200, with the status `migrating`.
 */
export class Maintenance {
  private servers: Server[] = [];

  constructor(
    private readonly port: number,
    private readonly host: string,
  ) {}

  /**
   * Listens on the application's port. @throws Error when the port is taken: the application could not listen either
   */
  async open(): Promise<void> {
    // A port that the system chooses is unknown to everybody.
    if (this.port === 0 || this.servers.length > 0) {
      return;
    }
    const [first = this.host, ...others] = this.host === 'localhost' ? await addressesOf(this.host) : [this.host];
    await this.listen(first);
    for (const address of others) {
      await this.listen(address).catch((error) => {
        if (!isAbsent(error)) throw error;
      });
    }
  }

  /** Leaves the port to the application, once all requests until now are answered. */
  async close(): Promise<void> {
    const { servers } = this;
    this.servers = [];
    // The start kept the process busy. Connections that the process has not read yet would be broken off.
    await sleep(servers.length > 0 ? UNREAD_MS : 0);
    const breakOff = setTimeout(() => {
      for (const server of servers) {
        server.closeAllConnections();
      }
    }, CLOSING_MS);
    await Promise.all(servers.map((server) => once(server.close(), 'close')));
    clearTimeout(breakOff);
  }

  private async listen(host: string): Promise<void> {
    const server = createServer((request, response) => {
      // Closing the connection before the body has arrived would lose the answer.
      request.once('end', () => answer(request, response)).resume();
    });
    await once(server.listen({ port: this.port, host }), 'listening');
    this.servers.push(server);
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const wantsPage = path === '/' || (request.headers.accept?.includes('text/html') ?? false);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  // The application takes the port soon, and no connection may stay open.
  response.setHeader('connection', 'close');
  if (path === '/api/health/live') {
    send(response, 200, 'application/json', JSON.stringify({ status: 'migrating' }));
    return;
  }
  response.setHeader('retry-after', RETRY_AFTER);
  if (path === '/api/health/ready') {
    const health = { status: 'error', info: {}, error: MIGRATING, details: MIGRATING };
    send(response, 503, 'application/json', JSON.stringify(health));
  } else if (wantsPage && !/^\/+api(\/|$)/i.test(path)) {
    response.setHeader('content-security-policy', PAGE_POLICY);
    send(response, 503, 'text/html', MAINTENANCE.page);
  } else {
    send(response, 503, 'application/json', JSON.stringify(REFUSAL));
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader('content-type', `${type}; charset=utf-8`);
  // Node leaves the body out of an answer to HEAD.
  response.end(body);
}
