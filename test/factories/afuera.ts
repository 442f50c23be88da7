import { Agent, createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type NetConnectOpts } from 'node:net';
import { vi } from 'vitest';
import { OutgoingHttp } from '../../server/common/http/outgoing.js';

/** The host that {@link openAfuera} plays. */
export const HOST = 'afuera.test';

/**
 * A server outside the product, on this machine. The product's requests to {@link HOST} reach it until the test ends.
 * Requests to other hosts are made, or refused, as always.
 */
export async function openAfuera(answer: RequestListener): Promise<{ close: () => Promise<void> }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const agentOf = OutgoingHttp.prototype.agentOf;
  vi.spyOn(OutgoingHttp.prototype, 'agentOf').mockImplementation(async function (this: OutgoingHttp, ...args) {
    return new URL(args[0]).hostname === HOST ? new AgentTo(port) : agentOf.apply(this, args);
  });
  return {
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Connects to a port of this machine, whatever the address. */
class AgentTo extends Agent {
  constructor(private readonly port: number) {
    super();
  }

  override createConnection(options: NetConnectOpts) {
    return connect({ ...options, port: this.port, host: '127.0.0.1' });
  }
}
