import { createAction } from '@reduxjs/toolkit';

/**
 * The cuenta or the person changed, or nobody is signed in: slices drop what they keep for the old cuenta. A renewed
 * session does not count. The middleware that empties the cache of the API dispatches it in the same tick.
 */
export const scopeChanged = createAction('session/scopeChanged');
