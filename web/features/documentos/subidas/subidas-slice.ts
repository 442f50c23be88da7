import { createSelector, createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AvisoDto } from '../../../api/generated/documentos';

/** Where a file goes: into a carpeta as a new document, or on a document as its next version. */
export interface Destino {
  carpetaId: string;
  seccionId?: string | null;
  documentoId?: string;
  /** Why there is a new version. */
  motivo?: string;
}

/** A file on its way to the server. Its bytes are in files.ts: the store holds what is told of them. */
export interface Subida {
  id: string;
  destino: Destino;
  nombre: string;
  bytes: number;
  estado: 'en_espera' | 'subiendo' | 'lista' | 'fallida';
  /** 0 to 1. */
  progreso: number;
  /** Why it failed. */
  problema: string | null;
  puedeReintentar: boolean;
  /** What became of it. */
  documentoId: string | null;
  /** That the same file was there already. */
  aviso: AvisoDto | null;
}

interface Failure {
  id: string;
  problema: string;
  puedeReintentar: boolean;
}

type NewSubida = Pick<Subida, 'id' | 'destino' | 'nombre' | 'bytes'> & { problema?: string };

const find = (state: Subida[], id: string) => state.find((subida) => subida.id === id);

/** The uploads of this tab, in the order in which they were asked for. */
export const subidasSlice = createSlice({
  name: 'subidas',
  initialState: [] as Subida[],
  reducers: {
    /** An intent; with a `problema`, the file is refused without being sent. */
    uploadRequested(state, { payload: { problema, ...file } }: PayloadAction<NewSubida>) {
      state.push({
        ...file,
        estado: problema ? 'fallida' : 'en_espera',
        progreso: 0,
        problema: problema ?? null,
        puedeReintentar: false,
        documentoId: null,
        aviso: null,
      });
    },
    retryRequested(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const subida = find(state, id);
      if (subida) Object.assign(subida, { estado: 'en_espera', progreso: 0, problema: null });
    },
    /** Cancels it when it is on its way, and takes it off the list. */
    removeRequested: (state, { payload: { id } }: PayloadAction<{ id: string }>) =>
      state.filter((subida) => subida.id !== id),
    uploadStarted(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const subida = find(state, id);
      if (subida) subida.estado = 'subiendo';
    },
    uploadProgressed(state, { payload: { id, progreso } }: PayloadAction<Pick<Subida, 'id' | 'progreso'>>) {
      const subida = find(state, id);
      if (subida) subida.progreso = progreso;
    },
    uploadFinished(state, { payload }: PayloadAction<Pick<Subida, 'id' | 'documentoId' | 'aviso'>>) {
      const subida = find(state, payload.id);
      if (subida) Object.assign(subida, payload, { estado: 'lista', progreso: 1 });
    },
    uploadFailed(state, { payload }: PayloadAction<Failure>) {
      const subida = find(state, payload.id);
      if (subida) Object.assign(subida, payload, { estado: 'fallida' });
    },
    /** Takes off what is not on its way. */
    settledRemoved: (state) => state.filter(isActive),
    allRemoved: () => [],
  },
});

export const {
  uploadRequested,
  retryRequested,
  removeRequested,
  uploadStarted,
  uploadProgressed,
  uploadFinished,
  uploadFailed,
  settledRemoved,
  allRemoved,
} = subidasSlice.actions;

declare module '../../../store/store' {
  interface LazySlices extends WithSlice<typeof subidasSlice> {}
}

interface WithSubidas {
  subidas?: Subida[];
}

const none: Subida[] = [];

/** Waiting or on its way. */
export const isActive = ({ estado }: Subida): boolean => estado === 'en_espera' || estado === 'subiendo';

export const newSubidaId = (): string => nanoid();

export const selectSubidas = (state: WithSubidas): Subida[] => state.subidas ?? none;

export const selectSubida = (state: WithSubidas, id: string): Subida | undefined => find(selectSubidas(state), id);

/** Those of one document's next versions. */
export const selectSubidasDeDocumento = createSelector(
  [selectSubidas, (_state: WithSubidas, documentoId: string) => documentoId],
  (subidas, documentoId) => subidas.filter(({ destino }) => destino.documentoId === documentoId),
);
