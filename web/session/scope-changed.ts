import { createAction } from '@reduxjs/toolkit';

/**
 * Another cuenta, another person, or nobody: what a slice keeps for the cuenta that was left goes. A session that was
 * only renewed is none of it. The middleware that empties the server's cache dispatches it, in the same tick.
 */
export const scopeChanged = createAction('session/scopeChanged');
