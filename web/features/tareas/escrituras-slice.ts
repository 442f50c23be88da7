import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { scopeChanged } from '../../session/scope-changed';
import type { Tarea } from './tareas-api';

/** A write that is shown before the server has confirmed it. */
export type Escritura =
  | { tipo: 'cambio'; id: string; task: Partial<Tarea> }
  | { tipo: 'baja'; id: string }
  | { tipo: 'orden'; id: string; before: string | null };

interface EscrituraEnCurso {
  key: string;
  escritura: Escritura;
}

const none: EscrituraEnCurso[] = [];

/**
 * The writes on their way, oldest first. They are kept apart from the cache, which stays what the server has said: no
 * answer that comes meanwhile hides them, and one that is refused is gone without anything to be put back.
 */
export const escriturasSlice = createSlice({
  name: 'tareasEscrituras',
  initialState: none,
  reducers: {
    escrituraSent: {
      reducer: (state, { payload }: PayloadAction<EscrituraEnCurso>) => [...state, payload],
      prepare: (escritura: Escritura) => ({ payload: { key: nanoid(), escritura } }),
    },
    /** Refused, or its answer is in the cache. */
    escrituraSettled: (state, { payload }: PayloadAction<string>) => state.filter(({ key }) => key !== payload),
  },
  extraReducers: (builder) => builder.addCase(scopeChanged, () => none),
});

export const { escrituraSent, escrituraSettled } = escriturasSlice.actions;

declare module '../../app/store' {
  interface LazySlices extends WithSlice<typeof escriturasSlice> {}
}

export const selectEscrituras = ({ tareasEscrituras = none }: { tareasEscrituras?: EscrituraEnCurso[] }) =>
  tareasEscrituras;

/** A list as it will be once they have arrived. */
export function withEscrituras(tareas: Tarea[], escrituras: readonly EscrituraEnCurso[]): Tarea[] {
  return escrituras.reduce((list, { escritura }) => withOne(list, escritura), tareas);
}

function withOne(tareas: Tarea[], escritura: Escritura): Tarea[] {
  const { tipo, id } = escritura;
  if (tipo === 'baja') return tareas.filter((tarea) => tarea.id !== id);
  if (tipo === 'orden') return movedBefore(tareas, id, escritura.before);
  return tareas.map((tarea) => (tarea.id === id ? { ...tarea, ...escritura.task } : tarea));
}

/** The list with one of its items before another, or at the end; as it was when either is not in it. */
export function movedBefore<Item extends { id: string }>(items: Item[], id: string, before: string | null): Item[] {
  const item = items.find((one) => one.id === id);
  if (!item || id === before) return items;
  const others = items.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return at < 0 ? items : others.toSpliced(at, 0, item);
}
