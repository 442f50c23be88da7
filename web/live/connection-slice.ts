import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** What cannot be reached: the whole network, or the server alone. */
export type Unreached = 'network' | 'server';

interface ConnectionState {
  unreached: Unreached | null;
}

const reached: ConnectionState = { unreached: null };

/** Whether the server can be reached now. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: reached,
  reducers: {
    connectionLost: (_, { payload }: PayloadAction<Unreached>): ConnectionState => ({ unreached: payload }),
    /** What failed for want of a connection can be sent again. */
    connectionBack: () => reached,
  },
});

export const { connectionLost, connectionBack } = connectionSlice.actions;

declare module '../store/store' {
  interface LazySlices extends WithSlice<typeof connectionSlice> {}
}

export const selectUnreached = ({ connection = reached }: { connection?: ConnectionState }) => connection.unreached;
