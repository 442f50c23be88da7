import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import type { LiveEvent } from './live-events';
import type { LiveSocket } from './live-socket';

export type SocketNews =
  | { type: 'connected' }
  /** The connection was lost, or the server did not answer. The library tries again by itself. */
  | { type: 'lost' }
  | { type: 'told'; event: LiveEvent }
  /** The server refused the connection; `code` says why. */
  | { type: 'refused'; code: string }
  /** The server ended the connection. The library does not open it again by itself. */
  | { type: 'ended' };

/** The events of a socket in their order. Closing the channel closes the socket. */
export function listenTo(socket: LiveSocket): EventChannel<SocketNews> {
  return eventChannel<SocketNews>((emit) => {
    socket.on('connect', () => emit({ type: 'connected' }));
    socket.on('live', (event: LiveEvent) => emit({ type: 'told', event }));
    socket.on('connect_error', (error: { data?: { code?: string } }) => {
      // An error without `data` means that the server did not answer.
      emit(error.data ? { type: 'refused', code: error.data.code ?? '' } : { type: 'lost' });
    });
    socket.on('disconnect', (reason: string) => {
      if (reason === 'io server disconnect') emit({ type: 'ended' });
      else if (reason !== 'io client disconnect') emit({ type: 'lost' });
    });
    return () => socket.disconnect();
  }, buffers.expanding());
}
