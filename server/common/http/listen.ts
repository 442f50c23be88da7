import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SettingsError } from '../config/settings.js';

const ABSENT = new Set<string | undefined>(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens at a host. `localhost` may have two addresses. Fastify would give the second one a server without our answers
 * to broken requests and without polling, so its connections join the first server.
 * @param addresses those of the host, which the system knows
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
    // With the options that Node gives the connections of a web server.
    const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit('connection', socket));
    http.once('close', () => other.close());
    try {
      await once(other.listen({ port: chosen, host: address }), 'listening');
    } catch (error) {
      // The system may know an address without having it.
      if (!isAbsent(error)) throw error;
    }
  }
}

/**
 * Waits until a server of a port of its own listens.
 * @param cannot what does not work without it, in Spanish, with the setting of the port
 * @throws SettingsError when the port cannot be had
 */
export async function listening(server: Server, cannot: string): Promise<void> {
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new SettingsError(`${cannot}: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Tries whether one could listen there.
 * @param mayBeAbsent whether it is one of several addresses, which the system may name without having it
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
