import { createAction } from '@reduxjs/toolkit';
import type { LiveEvent } from '../../server/common/realtime/live-events';

export type { LiveEvent };

/** An event, and whether this tab made the change. */
export type Received = LiveEvent & { isOwn?: boolean };

/** Something changed in the active cuenta. Events of other cuentas do not arrive. */
export const liveEventReceived = createAction<Received>('live/eventReceived');

/** The live connection has been opened. */
export const liveConnected = createAction('live/connected');

/** The live connection was lost or could not be opened. It is being opened again. */
export const liveLost = createAction('live/lost');

/** Fetched data may be old: the connection was lost for a while, or addresses of pictures expired. */
export const liveResumed = createAction('live/resumed');
