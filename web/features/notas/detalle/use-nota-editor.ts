import { useRef, useState } from 'react';
import type { IsOvertaken } from '../../../autosave/autosave-saga';
import { useAutosave } from '../../../autosave/use-autosave';
import { useApp } from '../../../store/hooks';
import { isVacia, vacia } from '../cambios';
import { crearNota, guardarNota } from '../guardar';
import { selectNota } from '../notas';
import type { CambioNota, Nota } from '../notas-api';

interface NotaEditorOptions {
  id: string;
  /** As it is listed. */
  nota: Nota | undefined;
  /** Not made yet. */
  isUnmade: boolean;
  etiquetaInicial?: string;
}

type Campos = Required<CambioNota>;

/** A nota while it is written: what it says now, and its saving. A new one is made as soon as it says something. */
export function useNotaEditor({ id, nota, isUnmade, etiquetaInicial }: NotaEditorOptions) {
  const { store } = useApp();
  /** What is chosen for a new one that says nothing yet. */
  const [elegido, setElegido] = useState<Campos | null>(null);
  const inicial = elegido ?? { ...vacia, labels: etiquetaInicial ? [etiquetaInicial] : [] };

  /** The list that it will be in may still be on its way. */
  const isMade = useRef(false);
  const isThere = () => !isUnmade || isMade.current || selectNota(store.getState(), id) !== undefined;

  const crear = async (cambio: CambioNota, isOvertaken: IsOvertaken) => {
    const made = await store.dispatch(crearNota({ id, ...inicial, ...cambio }, cambio, isOvertaken));
    isMade.current = true;
    return made;
  };
  const save = async (cambio: CambioNota, isOvertaken: IsOvertaken) => {
    if (isThere()) return store.dispatch(guardarNota(id, cambio, isOvertaken));
    const campos = { ...inicial, ...cambio };
    return isVacia(campos) ? setElegido(campos) : crear(cambio, isOvertaken);
  };
  const autosave = useAutosave<CambioNota>({ kind: 'nota', id, stored: nota ?? (isUnmade ? vacia : undefined), save });
  const campos: Campos = { ...inicial, ...(nota && camposOf(nota)), ...autosave.draft };

  return {
    id,
    /** As the server will have it; undefined for a new one, and for one that is not there. */
    nota,
    campos,
    autosave,
    /** Made, or being made. */
    isThere,
    /** Makes it now, though it says nothing: for its picture. */
    make: async () => void (isUnmade && !isMade.current && (await crear(autosave.draft, () => false))),
    change: (cambio: CambioNota) => {
      autosave.change(cambio);
      if (isUnmade) autosave.flush();
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
