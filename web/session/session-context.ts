import type { Http } from '../api/http';
import type { Locks } from './refresh-lock';
import type { SessionChannel } from './session-channel';
import type { SessionMemory } from './session-memory';

/** Moves between pages from outside of them. */
export interface Navigation {
  go(path: string): void;
  /** The path with its query, as the address bar shows it. */
  current(): string;
}

/** What the session sagas stand on; tests give their own. */
export interface SessionContext {
  http: Http;
  locks: Locks | undefined;
  channel: SessionChannel;
  memory: SessionMemory;
  navigation: Navigation;
}
