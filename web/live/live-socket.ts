/** The part of a Socket.IO socket that is used. */
export interface LiveSocket {
  readonly connected: boolean;
  on(event: string, listener: (body: never) => void): unknown;
  emit(event: 'renew', body: { token: string | null }): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

/**
 * Makes a socket that is not connected yet. At each connection it asks for the `token`, and for how many milliseconds
 * (`since`) the tab has been fetching: the server also tells what happened meanwhile, up to a minute ago.
 */
export type OpenSocket = (token: () => string | null, since: () => number) => Promise<LiveSocket>;

/** A socket of its own for each call. The library (13 KB) is loaded with the first. */
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
