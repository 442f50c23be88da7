import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../../../../session/scope-changed';

/** A file on its way to a draft, or one that could not be sent. */
export interface Subida {
  id: string;
  borradorId: string;
  nombre: string;
  bytes: number;
  /** From 0 to 1. */
  progreso: number;
  /** Why it was not uploaded. */
  problema: string | null;
  /** It may be uploaded the next time. */
  puedeReintentar?: boolean;
  /** It waits for the connection. */
  isCortada?: boolean;
}

const none: readonly Subida[] = [];

/** The files that are being attached to drafts. Those that arrived are files of the draft. */
export const subidasSlice = createSlice({
  name: 'correoSubidas',
  initialState: none as Subida[],
  reducers: {
    subidaAdded: (state, { payload }: PayloadAction<Subida>) => void state.push(payload),
    subidaChanged(state, { payload: { id, ...changes } }: PayloadAction<Partial<Subida> & { id: string }>) {
      const subida = state.find((one) => one.id === id);
      if (subida) Object.assign(subida, changes);
    },
    subidaEnded: (state, { payload: id }: PayloadAction<string>) => state.filter((one) => one.id !== id),
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => []),
});

export const { subidaAdded, subidaChanged, subidaEnded } = subidasSlice.actions;

declare module '../../../../store/store' {
  interface LazySlices extends WithSlice<typeof subidasSlice> {}
}

export const selectSubidas = ({ correoSubidas = none }: { correoSubidas?: readonly Subida[] }) => correoSubidas;
