import { createAction } from '@reduxjs/toolkit';
import type { LiveEvent } from '../../server/common/realtime/live-events';

export type { LiveEvent };

/** An event, and whether this tab made the change. */
type Received = LiveEvent & { isOwn?: boolean };

/** Something changed in the active cuenta. Events of other cuentas do not arrive. */
export const liveEventReceived = createAction<Received>('live/eventReceived');

/** The connection is back after it was lost: the events in between were missed. */
export const liveResumed = createAction('live/resumed');
