import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { LiveEvent } from './live-events';
import type { LiveSocket } from './live-socket';

export type SocketNews =
  | { type: 'connected' }
  | { type: 'told'; event: LiveEvent }
  /** The server refused the connection; `code` says why. */
  | { type: 'refused'; code: string }
  /** The server ended the connection: the library does not open it again by itself. */
  | { type: 'ended' };

/** The events of a socket, in their order. Closing the channel closes the socket. */
export function listenTo(socket: LiveSocket): EventChannel<SocketNews> {
  return eventChannel<SocketNews>((emit) => {
    socket.on('connect', () => emit({ type: 'connected' }));
    socket.on('live', (event: LiveEvent) => emit({ type: 'told', event }));
    socket.on('connect_error', (error: { data?: { code?: string } }) => {
      // Without `data` the server did not answer: the library tries again by itself.
      if (error.data) emit({ type: 'refused', code: error.data.code ?? '' });
    });
    socket.on('disconnect', (reason: string) => {
      if (reason === 'io server disconnect') emit({ type: 'ended' });
    });
    return () => socket.disconnect();
  }, buffers.expanding());
}
