import { createAction } from '@reduxjs/toolkit';
import type { LiveEvent } from '../../server/common/realtime/live-events';

export type { LiveEvent };

/** What arrived, and whether this tab itself made the change. */
type Received = LiveEvent & { isOwn?: boolean };

/** Something changed in the present cuenta. Features take it; none of another cuenta arrives. */
export const liveEventReceived = createAction<Received>('live/eventReceived');

/** The connection is back after it was lost: what was told meanwhile was missed. */
export const liveResumed = createAction('live/resumed');
