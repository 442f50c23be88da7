import { v4 } from 'uuid';

/** The id of this tab until its page is reloaded. A live event names the tab that made the change. */
export const tabId = v4();
