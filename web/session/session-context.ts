import type { Http } from '../api/http';
import type { AppServices } from '../api/services';
import type { Locks } from './refresh-lock';
import type { SessionChannel } from './session-channel';
import type { SessionMemory } from './session-memory';

/** How to go to a page; all are off by default. */
export interface GoOptions {
  /** Replaces the present page in the history. */
  replace?: boolean;
  /** Leaves even a form that would ask first: its text must be hidden, or cannot be saved any more. */
  isForced?: boolean;
  /** Tells the sign-in page to say that the session ended by itself. */
  hasEnded?: boolean;
}

/** Navigates from outside of the pages. */
export interface Navigation {
  go(path: string, options?: GoOptions): void;
  /** The path with its query, as the address bar shows it. */
  current(): string;
}

/** What the session sagas need; tests give their own. */
export interface SessionContext {
  http: Http;
  locks: Locks | undefined;
  channel: SessionChannel;
  memory: SessionMemory;
  navigation: Navigation;
  services: Pick<AppServices, 'saveFirst'>;
}

/** Saves all drafts before a person leaves the cuenta, outside of which they cannot be saved. */
export const saveFirst = async ({ services }: SessionContext) => services.saveFirst?.();
