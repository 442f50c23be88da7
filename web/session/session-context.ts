import type { Http } from '../api/http';
import type { AppServices } from '../api/services';
import type { Locks } from './refresh-lock';
import type { SessionChannel } from './session-channel';
import type { SessionMemory } from './session-memory';

/** Options of a navigation. All are off by default. */
export interface GoOptions {
  /** Replaces the present page in the history. */
  replace?: boolean;
  /** Leaves even a form that would ask first, because its text must be hidden, or can no longer be saved. */
  isForced?: boolean;
  /** Makes the sign-in page say that the session ended by itself. */
  hasEnded?: boolean;
}

/** Navigates from code outside of the pages. */
export interface Navigation {
  go(path: string, options?: GoOptions): void;
  /** The path with its query, as the address bar shows it. */
  current(): string;
}

/** The dependencies of the session sagas. Tests give their own. */
export interface SessionContext {
  http: Http;
  locks: Locks | undefined;
  channel: SessionChannel;
  memory: SessionMemory;
  navigation: Navigation;
  services: Pick<AppServices, 'saveFirst'>;
}

/** Saves all drafts before a person leaves the cuenta, because they cannot be saved outside of it. */
export const saveFirst = async ({ services }: SessionContext) => services.saveFirst?.();
