import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { LiveEvent } from '../../server/common/realtime/live-events.js';
import type { ApiClient } from './api-client.js';

/** A connection to the server's live events, which keeps what it hears. */
export interface LiveClient {
  socket: Socket;
  heard: LiveEvent[];
}

/** A connection that is not open yet; it ends with the test. */
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

/** Why a connection was refused: the code, or what Socket.IO itself says. */
export function refusalOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => reject(new Error('The connection was accepted.')));
    socket.once('connect_error', (error) => {
      resolve((error as Error & { data?: { code?: string } }).data?.code ?? error.message);
    });
    socket.connect();
  });
}

/** Listens as somebody who is signed in. @param since milliseconds that they have been fetching without listening */
export async function listen({ baseUrl, accessToken }: ApiClient, since?: unknown): Promise<LiveClient> {
  const socket = liveSocket(baseUrl, accessToken, {}, since);
  const heard: LiveEvent[] = [];
  socket.on('live', (event: LiveEvent) => heard.push(event));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    socket.connect();
  });
  return { socket, heard };
}

/** Resolves when the other side ends a connection. */
export function ended(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
}
