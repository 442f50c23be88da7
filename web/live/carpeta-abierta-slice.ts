import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../session/scope-changed';
import { liveEventReceived } from './live-events';

/** A change of a field: the person who made it, and its position among the changes. */
export interface Cambio {
  por: string;
  n: number;
}

interface CarpetaAbierta {
  /** The carpeta that this tab shows. */
  id: string | null;
  /** The ids of all people who have it open, including this person. */
  usuarios: string[];
  /** The fields that others changed since the carpeta was opened, by name. */
  cambios: Record<string, Cambio>;
  n: number;
}

const closed: CarpetaAbierta = { id: null, usuarios: [], cambios: {}, n: 0 };

/** The live state of the carpeta that this tab shows: who else has it open, and which fields they change. */
export const carpetaAbiertaSlice = createSlice({
  name: 'carpetaAbierta',
  initialState: closed,
  reducers: {
    carpetaOpened: (_state, { payload: id }: PayloadAction<string>): CarpetaAbierta => ({ ...closed, id }),
    /** Another carpeta may already be open. */
    carpetaClosed: (state, { payload: id }: PayloadAction<string>) => (state.id === id ? closed : state),
  },
  extraReducers: (builder) =>
    builder
      .addCase(scopeChanged, () => closed)
      .addCase(liveEventReceived, (state, { payload: event }) => {
        if (event.type === 'carpeta.presence' && event.carpeta === state.id) state.usuarios = event.usuarios ?? [];
        if (event.type !== 'carpeta.changed' || event.carpeta !== state.id) return;
        for (const campo of event.campos ?? []) {
          state.n += 1;
          if (event.isOwn) delete state.cambios[campo];
          else state.cambios[campo] = { por: event.por, n: state.n };
        }
      }),
});

export const { carpetaOpened, carpetaClosed } = carpetaAbiertaSlice.actions;

declare module '../store/store' {
  interface LazySlices extends WithSlice<typeof carpetaAbiertaSlice> {}
}

export const selectCarpetaAbierta = ({ carpetaAbierta = closed }: { carpetaAbierta?: CarpetaAbierta }) =>
  carpetaAbierta;
