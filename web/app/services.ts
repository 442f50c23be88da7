import type { Http } from '../api/http';
import type { PendingRequests } from '../api/pending-requests';

/** What thunks, RTK Query and components reach besides the store. */
export interface AppServices {
  http: Http;
  pending: PendingRequests;
}
