import type { LockedPerson, Session } from './session';

export interface OpenedMessage {
  type: 'opened';
  session: Session;
  /** Whether the person has just proved who they are: only that unlocks the other tabs. */
  isProven?: boolean;
}

/** What the tabs of one browser tell each other. It is never stored. */
export type SessionMessage =
  | OpenedMessage
  /** `next` is the page that all tabs show, where it is not the sign-in. */
  | { type: 'signedOut'; next?: string }
  | { type: 'locked'; person: LockedPerson };

export interface SessionChannel {
  post(message: SessionMessage): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: (message: SessionMessage) => void): () => void;
}

/** Not localStorage: Chromium was seen to lose its updates under a Web Lock. */
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
