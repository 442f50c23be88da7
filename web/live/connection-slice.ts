import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** The unreachable part: the whole network, or only the server. */
export type Unreached = 'network' | 'server';

interface ConnectionState {
  unreached: Unreached | null;
  /** Whether the server is of another version than this page. */
  isOutdated: boolean;
}

const reached: ConnectionState = { unreached: null, isOutdated: false };

/** Whether the server can be reached now. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: reached,
  reducers: {
    connectionLost: (state, { payload }: PayloadAction<Unreached>) => ({ ...state, unreached: payload }),
    /** The connection is back, so failed requests can be sent again. */
    connectionBack: (state) => ({ ...state, unreached: null }),
    versionSeen: (state, { payload }: PayloadAction<{ isOwn: boolean }>) => ({ ...state, isOutdated: !payload.isOwn }),
  },
});

export const { connectionLost, connectionBack, versionSeen } = connectionSlice.actions;

declare module '../store/store' {
  interface LazySlices extends WithSlice<typeof connectionSlice> {}
}

export const selectIsOutdated = ({ connection = reached }: { connection?: ConnectionState }) => connection.isOutdated;

export const selectUnreached = ({ connection = reached }: { connection?: ConnectionState }) => connection.unreached;
