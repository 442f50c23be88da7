import type { Http, HttpSession } from './http';
import type { PendingRequests } from './pending-requests';

/** The services besides the store that thunks, RTK Query and components can use. */
export interface AppServices {
  http: Http;
  pending: PendingRequests;
  /** Asks the person to verify who they are. Missing while no page can ask. See {@link HttpSession.stepUp}. */
  stepUp?: HttpSession['stepUp'];
  /**
   * Saves all unsaved drafts. False when some are still unsaved after a few seconds. Missing until autosave is
   * installed.
   */
  saveFirst?: () => Promise<boolean>;
  /**
   * Resolves once the server can be reached, or the person has left the cuenta. Missing until the connection is
   * watched.
   */
  whenReached?: () => Promise<void>;
}
