import type { LockedPerson, Session } from './session';

export interface OpenedMessage {
  type: 'opened';
  session: Session;
  /** Whether the person has just proved who they are. Only such a session unlocks the other tabs. */
  isProven?: boolean;
}

/** The messages between the tabs of one browser. They are never stored. */
export type SessionMessage =
  | OpenedMessage
  /** `next` is the page that all tabs show, if it is not the sign-in. */
  | { type: 'signedOut'; next?: string }
  | { type: 'locked'; person: LockedPerson };

export interface SessionChannel {
  post(message: SessionMessage): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: (message: SessionMessage) => void): () => void;
}

/** The channel does not use localStorage, because Chromium was seen to lose its updates under a Web Lock. */
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
