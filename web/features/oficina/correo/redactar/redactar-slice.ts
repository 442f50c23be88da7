import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { NuevaBaseDto } from '../../../../api/generated/borradores';
import { scopeChanged } from '../../../../session/scope-changed';
import type { CarpetaDeCorreo } from '../correos-api';
import type { Destinatario } from './fields';
import { redaccionClosed } from './redaccion-abierta';

/** The mail that is being written. */
export interface Redaccion {
  /** The id of its draft in the mailbox. */
  id: string;
  /**
   * The beginning of a mail that was begun in this tab. Its draft is created with the first change; a mail with a
   * `base` is created at once.
   */
  nuevo?: { para: Destinatario[]; base?: NuevaBaseDto; carpeta?: CarpetaDeCorreo };
  tamano: 'normal' | 'minimo' | 'grande';
}

/** Whether the mail answers another mail. The text of an answer takes the focus first. */
export const isRespuesta = (tipo: NuevaBaseDto['tipo'] | undefined) =>
  tipo === 'responder' || tipo === 'responder_todos';

/** The composer, with at most one open mail. A change of cuenta closes it. */
export const redactarSlice = createSlice({
  name: 'redactar',
  initialState: null as Redaccion | null,
  reducers: {
    redaccionOpened: (_state, { payload }: PayloadAction<Omit<Redaccion, 'tamano'>>): Redaccion => ({
      ...payload,
      tamano: 'normal',
    }),
    redaccionResized(state, { payload }: PayloadAction<Redaccion['tamano']>) {
      if (state) state.tamano = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(redaccionClosed, () => null).addCase(scopeChanged, () => null),
});

export const { redaccionOpened, redaccionResized } = redactarSlice.actions;

declare module '../../../../store/store' {
  interface LazySlices extends WithSlice<typeof redactarSlice> {}
}
