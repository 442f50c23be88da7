import type { LockedPerson, Session } from './session';

export interface OpenedMessage {
  type: 'opened';
  session: Session;
  /** Whether its person has just shown who they are: nothing else unlocks the other tabs. */
  isProven?: boolean;
}

/** What tabs of one browser tell each other. In memory only: nothing of it is stored. */
export type SessionMessage = OpenedMessage | { type: 'signedOut' } | { type: 'locked'; person: LockedPerson };

export interface SessionChannel {
  post(message: SessionMessage): void;
  /** @returns what ends the subscription */
  subscribe(listener: (message: SessionMessage) => void): () => void;
}

/** Not localStorage: under a Web Lock, Chromium was seen to lose updates of it. */
export function browserChannel(): SessionChannel {
  const channel = new BroadcastChannel('carpetas.sesion');
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
