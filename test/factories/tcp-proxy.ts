import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A proxy to PostgreSQL that can break. It can also go silent, as a network that loses packets: neither side is told.
 */
export class TcpProxy {
  private pairs: [client: Socket, server: Socket][] = [];
  private state: 'open' | 'silent' | 'broken' = 'open';
  private readonly listener: Server;
  private target = { port: 0, host: '' };

  private constructor(listener: Server) {
    this.listener = listener;
    listener.on('connection', (client) => this.accept(client));
  }

  static async open(): Promise<TcpProxy> {
    const proxy = new TcpProxy(createServer().listen(0, '127.0.0.1'));
    await once(proxy.listener, 'listening');
    return proxy;
  }

  /** The address of a database through this proxy, which serves one server. */
  before(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    this.target = { port: Number(url.port), host: url.hostname };
    // Tests reach it by its socket.
    url.searchParams.delete('host');
    url.hostname = '127.0.0.1';
    url.port = String((this.listener.address() as AddressInfo).port);
    return url.href;
  }

  /** From now on no byte passes in either direction, in open and in new connections. */
  silence(): void {
    this.state = 'silent';
    for (const [client, server] of this.pairs) {
      client.unpipe(server).resume();
      server.unpipe(client).resume();
    }
  }

  /** Ends all connections, and each new connection at once. */
  break(): void {
    this.state = 'broken';
    for (const socket of this.pairs.flat()) {
      socket.destroy();
    }
    this.pairs = [];
  }

  /** New connections work again. Silent connections stay silent. */
  repair(): void {
    this.state = 'open';
  }

  close(): void {
    this.listener.close();
    this.break();
  }

  private accept(client: Socket): void {
    client.on('error', () => {});
    if (this.state === 'broken') {
      client.destroy();
      return;
    }
    const server = connect(this.target).on('error', () => {});
    this.pairs.push([client, server]);
    client.on('close', () => server.destroy());
    if (this.state === 'silent') {
      client.resume();
    } else {
      client.pipe(server).pipe(client);
    }
  }
}
