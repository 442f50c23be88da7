import type { Http, HttpSession } from './http';
import type { PendingRequests } from './pending-requests';

/** What thunks, RTK Query and components reach besides the store. */
export interface AppServices {
  http: Http;
  pending: PendingRequests;
  /** Asks the person who they are: present while a page is shown that can. See {@link HttpSession.stepUp}. */
  stepUp?: HttpSession['stepUp'];
  /**
   * Sends what was written and not saved yet, and tells whether all of it was, within a few seconds: once there is
   * something that saves by itself.
   */
  saveFirst?: () => Promise<boolean>;
}
