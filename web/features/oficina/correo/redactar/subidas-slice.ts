import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AdjuntoNuevo } from '../../../../components/adjuntos/adjuntos-nuevos';
import { scopeChanged } from '../../../../session/scope-changed';

/** A file that is being uploaded to a draft, or whose upload failed. */
export interface Subida extends AdjuntoNuevo {
  borradorId: string;
}

const none: readonly Subida[] = [];

/** The uploads to drafts. An uploaded file is a file of the draft, and leaves this list. */
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
