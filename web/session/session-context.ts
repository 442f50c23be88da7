import type { Http } from '../api/http';
import type { AppServices } from '../api/services';
import type { Locks } from './refresh-lock';
import type { SessionChannel } from './session-channel';
import type { SessionMemory } from './session-memory';

/** How to go to a page; neither by default. */
export interface GoOptions {
  /** In the place of the present page, to which there is no way back. */
  replace?: boolean;
  /** Also from a form that would ask first: who is here now may not see it, or can save nothing of it. */
  isForced?: boolean;
}

/** Moves between pages from outside of them. */
export interface Navigation {
  go(path: string, options?: GoOptions): void;
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
  services: Pick<AppServices, 'saveFirst'>;
}

/** Before a person leaves their cuenta: what they wrote last can be saved in no other. */
export const saveFirst = async ({ services }: SessionContext) => services.saveFirst?.();
