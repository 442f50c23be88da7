import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Fallo, Outgoing } from '../../../../outbox/outbox-saga';
import { scopeChanged } from '../../../../session/scope-changed';

/** A comment that the server does not have yet. */
export interface ComentarioNuevo extends Outgoing {
  carpetaId: string;
  texto: string;
  /** The ids of the mentioned people. */
  menciones: string[];
}

export interface ComentariosNuevos {
  comentarios: ComentarioNuevo[];
}

type About<More = unknown> = PayloadAction<{ id: string } & More>;

/** The key under which the tab keeps the new comments. */
export const nuevosKey = 'comentario/nuevos';

const none: ComentariosNuevos = { comentarios: [] };
const find = (state: ComentariosNuevos, id: string) => state.comentarios.find((one) => one.id === id);
const remove = (state: ComentariosNuevos, { payload: { id } }: About): void => {
  state.comentarios = state.comentarios.filter((one) => one.id !== id);
};

/** New comments of all carpetas, oldest first. Changing the cuenta empties the list. */
export const comentariosNuevosSlice = createSlice({
  name: 'comentariosNuevos',
  initialState: none,
  reducers: {
    comentarRequested(state, { payload }: PayloadAction<Omit<ComentarioNuevo, 'hasFailed'>>) {
      state.comentarios.push({ ...payload, hasFailed: false });
    },
    recomentarRequested(state, { payload: { id } }: About) {
      const comentario = find(state, id);
      if (comentario) Object.assign(comentario, { hasFailed: false, isRefused: false });
    },
    comentarioDiscarded: remove,
    comentarioSent: remove,
    comentarioFailed(state, { payload }: About<Fallo>) {
      const comentario = find(state, payload.id);
      if (comentario) Object.assign(comentario, { ...payload, hasFailed: true });
    },
    /** Adds the comments that the tab kept to the comments in the store. */
    comentariosRestored(state, { payload: { comentarios } }: PayloadAction<ComentariosNuevos>) {
      state.comentarios.push(...comentarios.filter(({ id }) => !find(state, id)));
    },
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => none),
});

export const {
  comentarRequested,
  recomentarRequested,
  comentarioDiscarded,
  comentarioSent,
  comentarioFailed,
  comentariosRestored,
} = comentariosNuevosSlice.actions;

declare module '../../../../store/store' {
  interface LazySlices extends WithSlice<typeof comentariosNuevosSlice> {}
}

export const selectNuevos = ({ comentariosNuevos = none }: { comentariosNuevos?: ComentariosNuevos }) =>
  comentariosNuevos;
