import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../../../session/scope-changed';

export interface Escritor {
  chatId: string;
  usuarioId: string;
}

const nobody: Escritor[] = [];

/** The people who are writing now, in the order in which they began. */
export const escribiendoSlice = createSlice({
  name: 'chatEscribiendo',
  initialState: nobody,
  reducers: {
    writerSeen(state, { payload }: PayloadAction<Escritor>) {
      if (!state.some((one) => isSame(one, payload))) state.push(payload);
    },
    writerGone: (state, { payload }: PayloadAction<Escritor>) => state.filter((one) => !isSame(one, payload)),
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => nobody),
});

const isSame = (one: Escritor, other: Escritor) => one.chatId === other.chatId && one.usuarioId === other.usuarioId;

export const { writerSeen, writerGone } = escribiendoSlice.actions;

declare module '../../../store/store' {
  interface LazySlices extends WithSlice<typeof escribiendoSlice> {}
}

export const selectEscritores = ({ chatEscribiendo = nobody }: { chatEscribiendo?: Escritor[] }) => chatEscribiendo;
