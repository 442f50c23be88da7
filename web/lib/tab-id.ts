import { newId } from './new-id';

/** This tab, as long as its page is loaded. The server tells with each change whose tab made it. */
export const tabId = newId();
