/** The part of a Socket.IO socket that is used. */
export interface LiveSocket {
  readonly connected: boolean;
  on(event: string, listener: (body: never) => void): unknown;
  emit(event: 'renew', body: { token: string | null }): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

/** Makes a socket that is not connected yet; `token` is asked for at each connection. */
export type OpenSocket = (token: () => string | null) => Promise<LiveSocket>;

/** A socket of its own for each call. The library (13 KB) is loaded with the first. */
export const openSocket: OpenSocket = async (token) => {
  const { io } = await import('socket.io-client');
  return io({
    path: '/api/socket',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    autoConnect: false,
    reconnectionDelayMax: 30_000,
    auth: (answer) => answer({ token: token() }),
  });
};
