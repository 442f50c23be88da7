import { createAction } from '@reduxjs/toolkit';

/**
 * The cuenta or the person changed, or nobody is signed in. Slices drop their data of the old cuenta. A renewed session
 * does not count as a change. The middleware that empties the cache of the API dispatches this action in the same tick.
 */
export const scopeChanged = createAction('session/scopeChanged');
