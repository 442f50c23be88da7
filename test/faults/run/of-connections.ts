import type { Socket } from 'node:net';
import type { ApiClient } from '../../factories/api-client.ts';
import { type Fault, startProbing, statusesOf } from './fault.ts';
import { sendSlowly } from './office.ts';
import { until } from './until.ts';

/** Seconds after which all slow connections must have ended. */
const LEFT = 20;
/** The longest time for an answer of the health check meanwhile, in seconds. */
const HEALTH = 2;

/** Connections that send a byte each second. After 20 s all have ended, and the health check answers throughout. */
function slow(name: string, connections: number, begin: (client: ApiClient) => string): Fault {
  return {
    name,
    happen: async ({ site, check }) => {
      const health = site.clients.map((client) => startProbing(() => client.get('/health/live')));
      const sockets: Socket[] = Array.from({ length: connections }, (_, n) => {
        const client = site.client(n % site.clients.length);
        return sendSlowly(client, begin(client));
      });
      const trickle = setInterval(() => {
        for (const socket of sockets) if (socket.writable) socket.write('x');
      }, 1_000);
      const open = () => sockets.filter(({ closed }) => !closed).length;
      check(
        await until(() => open() === 0, LEFT),
        `quedaron ${open()} de ${connections} conexiones después de ${LEFT} s`,
      );
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
      for (const end of health) {
        const probes = await end();
        const longest = Math.max(...probes.map(({ seconds }) => seconds));
        check(statusesOf(probes) === '200', `health respondió ${statusesOf(probes)}`);
        check(longest < HEALTH, `health tardó hasta ${longest.toFixed(1)} s`);
      }
    },
  };
}

export const OF_CONNECTIONS = [
  slow('slow-headers', 500, () => 'GET /api/carpetas HTTP/1.1\r\nhost: localhost\r\nx-lento: '),
  slow(
    'slow-bodies',
    300,
    ({ accessToken }) =>
      `POST /api/carpetas HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${accessToken}\r\n` +
      'content-type: application/json\r\ncontent-length: 10000\r\n\r\n{"caratula":"',
  ),
];
