import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/empty-api';
import { useApp } from '../../../app/hooks';
import { useAutosave } from '../../../autosave/use-autosave';
import { isVacia, vacia } from '../cambios';
import { acceptStored, autosaveKind, beginChange, claveNueva, saveChange } from '../escritura';
import type { CambioNota, Nota } from '../notas-api';
import { createNota, selectNota } from '../notas-writes';

interface NotaEditorOptions {
  /** What it is edited under; the same from a new nota to the one that it becomes. */
  clave: string;
  /** As it is listed. */
  nota: Nota | undefined;
  etiquetaInicial?: string;
  onCreated: (id: string) => void;
}

type Campos = Required<CambioNota>;

/** A nota while it is written: what it says now, and its saving. A new one is made as soon as it says something. */
export function useNotaEditor({ clave, nota: listed, etiquetaInicial, onCreated }: NotaEditorOptions) {
  const app = useApp();
  const id = useRef<string | null>(null);
  id.current = listed?.id ?? id.current;
  const made = useRef<Nota>(undefined);
  const wasListed = useRef(false);
  // Read where it is written: what was just saved must not make way for an older one while the address changes.
  const kept = id.current ? selectNota(app.store.getState(), id.current) : undefined;
  wasListed.current ||= kept !== undefined;
  /** One that was just made may not be in the list yet. */
  const nota = kept ?? (wasListed.current ? undefined : made.current);
  /** What is chosen for a new one that says nothing yet. */
  const [elegido, setElegido] = useState<Campos | null>(null);
  const inicial = elegido ?? { ...vacia, labels: etiquetaInicial ? [etiquetaInicial] : [] };
  /** A second attempt must send what the first one did. */
  const sent = useRef<Campos | null>(null);

  /** The making of it, while that is on its way. */
  const making = useRef<Promise<Nota>>(undefined);

  const create = async (campos: Campos): Promise<string> => {
    sent.current ??= campos;
    making.current = app.store.dispatch(createNota(sent.current, clave)).catch((error: ApiError) => {
      // Made with less text before the page was loaded anew, in an answer that never came: this one is another.
      if (error.code !== 'CLAVE_REUTILIZADA') throw error;
      return app.store.dispatch(createNota(campos, nanoid()));
    });
    const created = await making.current;
    if (!id.current) {
      id.current = created.id;
      made.current = created;
      onCreated(created.id);
    }
    return created.id;
  };
  const save = async (cambio: CambioNota) => {
    if (id.current) return saveChange(app, id.current, cambio);
    const campos = { ...inicial, ...cambio };
    if (!sent.current && isVacia(campos)) return setElegido(campos);
    const isRepeated = sent.current !== null;
    const made = await create(campos);
    if (isRepeated) await saveChange(app, made, campos);
  };
  const isUnmade = !id.current && clave.startsWith(claveNueva);
  const autosave = useAutosave<CambioNota>({
    kind: autosaveKind,
    id: clave,
    keptId: id.current ?? clave,
    stored: nota ? camposOf(nota) : isUnmade ? vacia : undefined,
    save,
  });
  const campos: Campos = { ...inicial, ...(nota && camposOf(nota)), ...autosave.draft };
  const hasDraft = Object.keys(autosave.draft).length > 0;

  return {
    /** As the server has it; undefined for a new one, and for one that is not there. */
    nota,
    campos,
    autosave,
    hasDraft,
    /** Null as long as it is not made. */
    idOf: () => id.current,
    /** Makes it now, though it says nothing: for its picture. */
    ensureId: async () => id.current ?? create(campos),
    change: (cambio: CambioNota) => {
      if (id.current) beginChange(app, id.current, hasDraft);
      autosave.change(cambio);
      if (!id.current) autosave.flush();
    },
    /** Writes over what was changed elsewhere. */
    keepMine: () => {
      if (id.current) acceptStored(app, id.current);
      autosave.retry();
    },
    /** Saves what is left, for who is about to do something else with the nota; one that is being made is made first. */
    settle: async () => {
      const { draft } = autosave;
      autosave.discard();
      const made = await making.current;
      id.current ??= made?.id ?? null;
      if (id.current && Object.keys(draft).length > 0) await saveChange(app, id.current, draft);
    },
  };
}

export type NotaEditor = ReturnType<typeof useNotaEditor>;

const camposOf = ({ title, content, tasks, reminder, labels, archived }: Nota): Campos => ({
  title,
  content,
  tasks,
  reminder,
  labels,
  archived,
});
