import { createSlice, isDraft, nanoid, original, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** The upload of a file. The file itself is in files.ts, since the store holds only serializable values. */
export interface Subida<Destino extends object = object, Resultado extends object = object> {
  id: string;
  /** The name of the kind of upload (tipo-de-subida.ts). */
  tipo: string;
  destino: Destino;
  nombre: string;
  bytes: number;
  /** The state of the upload. `pregunta` means that the person must choose how it continues. */
  estado: 'en_espera' | 'subiendo' | 'lista' | 'fallida' | 'pregunta';
  /** The sent fraction, from 0 to 1. */
  progreso: number;
  /** Why the upload failed. */
  problema: string | null;
  puedeReintentar: boolean;
  /** Whether the connection broke during the upload. The file is then sent again by itself. */
  isCortada?: boolean;
  /** The stored thing. */
  resultado: Resultado | null;
  /** Whether a person has to look at the stored thing. */
  pideAtencion: boolean;
  /** Whether the file was not stored, because the person chose so. */
  isOmitida?: boolean;
}

interface Failure {
  id: string;
  problema: string;
  puedeReintentar: boolean;
  estado?: 'fallida' | 'pregunta';
}

type NewSubida = Pick<Subida, 'id' | 'tipo' | 'destino' | 'nombre' | 'bytes'> & { problema?: string };

/** Searches the plain state. Reading thousands of uploads through the draft would make a draft of each. */
const find = (state: Subida[], id: string): Subida | undefined =>
  state[(isDraft(state) ? original(state) : state)?.findIndex((subida) => subida.id === id) ?? -1];

/** The uploads of this tab, in the order in which they were requested. */
export const subidasSlice = createSlice({
  name: 'subidas',
  initialState: [] as Subida[],
  reducers: {
    /** Adds uploads. A file with a `problema` is refused without being sent. */
    uploadsRequested(state, { payload }: PayloadAction<NewSubida[]>) {
      for (const { problema, ...file } of payload) {
        state.push({
          ...file,
          estado: problema ? 'fallida' : 'en_espera',
          progreso: 0,
          problema: problema ?? null,
          puedeReintentar: false,
          resultado: null,
          pideAtencion: false,
        });
      }
    },
    retriesRequested(state, { payload }: PayloadAction<{ id: string }[]>) {
      const asked = new Set(payload.map(({ id }) => id));
      for (const subida of state) {
        if (!asked.has(subida.id)) continue;
        Object.assign(subida, { estado: 'en_espera', progreso: 0, problema: null, isCortada: false });
      }
    },
    /** Changes the target of uploads that are not stored yet. */
    destinoChanged(state, { payload: { ids, cambios } }: PayloadAction<{ ids: string[]; cambios: object }>) {
      const changed = new Set(ids);
      for (const subida of state) if (changed.has(subida.id)) Object.assign(subida.destino, cambios);
    },
    /** Removes an upload from the list, and cancels it if it is active. */
    removeRequested: (state, { payload: { id } }: PayloadAction<{ id: string }>) =>
      state.filter((subida) => subida.id !== id),
    uploadStarted(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const subida = find(state, id);
      if (subida) Object.assign(subida, { estado: 'subiendo', isCortada: false });
    },
    /** The upload waits for the connection. */
    uploadCut(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const subida = find(state, id);
      if (subida) Object.assign(subida, { estado: 'en_espera', progreso: 0, isCortada: true });
    },
    uploadProgressed(state, { payload: { id, progreso } }: PayloadAction<Pick<Subida, 'id' | 'progreso'>>) {
      const subida = find(state, id);
      if (subida) subida.progreso = progreso;
    },
    uploadFinished(state, { payload }: PayloadAction<Pick<Subida, 'id' | 'resultado' | 'pideAtencion' | 'isOmitida'>>) {
      const subida = find(state, payload.id);
      if (subida) Object.assign(subida, payload, { estado: 'lista', progreso: 1 });
    },
    uploadFailed(state, { payload }: PayloadAction<Failure>) {
      const subida = find(state, payload.id);
      if (subida) Object.assign(subida, { estado: 'fallida', isCortada: false }, payload);
    },
    /** Removes the uploads that have ended. */
    settledRemoved: (state) => state.filter(isActive),
    /** Removes and cancels the uploads that wait or are being sent. */
    activeRemoved: (state) => state.filter((subida) => !isActive(subida)),
    allRemoved: () => [],
  },
});

export const {
  uploadsRequested,
  retriesRequested,
  destinoChanged,
  removeRequested,
  uploadStarted,
  uploadCut,
  uploadProgressed,
  uploadFinished,
  uploadFailed,
  settledRemoved,
  activeRemoved,
  allRemoved,
} = subidasSlice.actions;

declare module '../store/store' {
  interface LazySlices extends WithSlice<typeof subidasSlice> {}
}

interface WithSubidas {
  subidas?: Subida[];
}

const none: Subida[] = [];

/** Whether the upload waits or is being sent. */
export const isActive = ({ estado }: Subida): boolean => estado === 'en_espera' || estado === 'subiendo';

/** Whether the upload waits for the connection. */
export const isWaiting = (subida: Subida): boolean => isActive(subida) && subida.isCortada === true;

/** Whether the file would be lost with the page, because it is being sent or waits for an answer. */
export const isPorGuardar = (subida: Subida): boolean => isActive(subida) || subida.estado === 'pregunta';

export const newSubidaId = (): string => nanoid();

export const selectSubidas = (state: WithSubidas): Subida[] => state.subidas ?? none;

/** The number of files that would be lost with the page. */
export const selectPorGuardar = (state: WithSubidas): number => selectSubidas(state).filter(isPorGuardar).length;

export const selectSubida = (state: WithSubidas, id: string): Subida | undefined => find(selectSubidas(state), id);
