import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** A server with the used part of Redis: channels. No npm package has a Redis server. */
export class Redis {
  private readonly listener = createServer((socket) => this.accept(socket));
  private readonly subscribers = new Map<Socket, string>();
  private readonly sockets = new Set<Socket>();

  static async open(): Promise<Redis> {
    const redis = new Redis();
    await once(redis.listener.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      redis.listener.close();
      redis.cut();
    });
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** Ends all connections. New connections are accepted. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.subscribers.delete(socket);
    });
    let received = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      for (let read = commandOf(received); read; read = commandOf(received)) {
        received = received.subarray(read.end);
        socket.write(this.answer(socket, read.words));
      }
    });
  }

  private answer(socket: Socket, [name = '', channel = '', text = '']: string[]): string {
    switch (name.toUpperCase()) {
      case 'SUBSCRIBE':
        this.subscribers.set(socket, channel);
        return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
      case 'PUBLISH': {
        const hearing = [...this.subscribers].filter(([, heard]) => heard === channel);
        for (const [subscriber] of hearing) {
          subscriber.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`);
        }
        return `:${hearing.length}\r\n`;
      }
      case 'CLIENT':
      case 'PING':
        return '+OK\r\n';
      default:
        return `-ERR unknown command '${name}'\r\n`;
    }
  }
}

/** The first command of the received bytes; undefined while it is incomplete. */
function commandOf(bytes: Buffer): { words: string[]; end: number } | undefined {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return;
    const text = bytes.toString('latin1', at, end);
    at = end + 2;
    return text;
  };
  const head = line();
  if (head === undefined) return;
  const words: string[] = [];
  for (let n = Number(head.slice(1)); n > 0; n -= 1) {
    const length = Number(line()?.slice(1));
    if (Number.isNaN(length) || bytes.length < at + length + 2) return;
    words.push(bytes.toString('utf8', at, at + length));
    at += length + 2;
  }
  return { words, end: at };
}
