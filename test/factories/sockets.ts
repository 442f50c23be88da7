import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { LiveEvent } from '../../server/common/realtime/live-events.js';
import type { ApiClient } from './api-client.js';

/** A connection to the server's live events, and the events that it received. */
export interface LiveClient {
  socket: Socket;
  events: LiveEvent[];
}

/** A connection that is not open yet. It closes when the test ends. */
export function liveSocket(
  baseUrl: string,
  token: unknown,
  headers: Record<string, string> = {},
  since?: unknown,
): Socket {
  const socket = io(baseUrl, {
    path: '/api/socket',
    transports: ['websocket'],
    auth: { token, since },
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
    autoConnect: false,
  });
  onTestFinished(() => {
    socket.disconnect();
  });
  return socket;
}

/** Connects. Returns the reason for the refusal: the product's code, or the message of Socket.IO. */
export function refusalOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => reject(new Error('The connection was accepted.')));
    socket.once('connect_error', (error) => {
      resolve((error as Error & { data?: { code?: string } }).data?.code ?? error.message);
    });
    socket.connect();
  });
}

/** Connects as a signed-in person. @param since the milliseconds since their tab began to fetch */
export async function listen({ baseUrl, accessToken }: ApiClient, since?: unknown): Promise<LiveClient> {
  const socket = liveSocket(baseUrl, accessToken, {}, since);
  const events: LiveEvent[] = [];
  socket.on('live', (event: LiveEvent) => events.push(event));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    socket.connect();
  });
  return { socket, events };
}

/** Waits until the connection ends, and gives the reason. */
export function disconnected(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
}
