import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SettingsError } from '../config/settings.js';

const ABSENT = new Set<string | undefined>(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens at a host. `localhost` may have two addresses. For the second address, Fastify would make a server that lacks
 * our answers to broken requests and polling. So the connections of the second address join the first server.
 * @param addresses of the host, as the system resolves it
 */
export async function listen(
  app: NestFastifyApplication,
  port: number,
  host: string,
  addresses: () => Promise<string[]> = () => addressesOf(host),
): Promise<void> {
  if (host !== 'localhost') {
    await app.listen({ port, host });
    return;
  }
  const [first = '127.0.0.1', ...others] = await addresses();
  await app.listen({ port, host: first });
  const http: Server = app.getHttpServer();
  const { port: chosen } = http.address() as { port: number };
  for (const address of others) {
    // These are Node's options for the connections of a web server.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit('connection', socket));
    http.once('close', () => other.close());
    try {
      await once(other.listen({ port: chosen, host: address }), 'listening');
    } catch (error) {
      // The system may name an address that it does not have.
      if (!isAbsent(error)) throw error;
    }
  }
}

/**
 * Waits until a server with a port of its own listens.
 * @param cannot the function that needs the port, in Spanish, with the setting of the port
 * @throws SettingsError when the port is not available
 */
export async function listening(server: Server, cannot: string): Promise<void> {
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new SettingsError(`${cannot}: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Tries to listen on a port.
 * @param mayBeAbsent whether the host has several addresses; the system may name one without having it
 */
export async function canListen(port: number, host: string, mayBeAbsent: boolean): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ port, host }), 'listening');
  } catch (error) {
    if (!(mayBeAbsent && isAbsent(error))) throw error;
    return;
  }
  await new Promise((closed) => server.close(closed));
}

/** Whether the system names an address that it does not have. */
export const isAbsent = (error: unknown): boolean => ABSENT.has((error as NodeJS.ErrnoException).code);

/** All addresses of a host. */
export async function addressesOf(host: string): Promise<string[]> {
  // Some systems name an address twice.
  return [...new Set((await lookup(host, { all: true })).map(({ address }) => address))];
}
