/** The part of a Socket.IO socket that the application uses. */
export interface LiveSocket {
  readonly connected: boolean;
  on(event: string, listener: (body: never) => void): unknown;
  emit(...message: ['renew', { token: string | null }] | ['join', { carpeta: string | null }] | ['active']): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

/**
 * Makes a socket that is not connected yet. At each connection it reads the `token` and `since`, the milliseconds for
 * which the tab has been fetching. The server also sends the events of that time, at most of the last minute.
 */
export type OpenSocket = (token: () => string | null, since: () => number) => Promise<LiveSocket>;

/** Makes a new socket for each call. The first call loads the library (13 KB). */
export const openSocket: OpenSocket = async (token, since) => {
  const { io } = await import('socket.io-client');
  return io({
    path: '/api/socket',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    autoConnect: false,
    reconnectionDelayMax: 30_000,
    auth: (answer) => answer({ token: token(), since: since() }),
  });
};
