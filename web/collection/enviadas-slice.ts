import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../session/scope-changed';

/** An unanswered write: the name of its endpoint and its argument. */
export interface Enviada {
  key: string;
  name: string;
  arg: unknown;
}

const none: readonly Enviada[] = [];

/** The unanswered writes of all collections, oldest first. */
export const enviadasSlice = createSlice({
  name: 'enviadas',
  initialState: none,
  reducers: {
    escrituraSent: (state, { payload }: PayloadAction<Enviada>) => [...state, payload],
    /** The write was refused, or its answer is in the cache. */
    escrituraSettled: (state, { payload: key }: PayloadAction<string>) => state.filter((one) => one.key !== key),
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => none),
});

export const { escrituraSent, escrituraSettled } = enviadasSlice.actions;

declare module '../store/store' {
  interface LazySlices extends WithSlice<typeof enviadasSlice> {}
}

export const selectEnviadas = ({ enviadas = none }: { enviadas?: readonly Enviada[] }) => enviadas;
