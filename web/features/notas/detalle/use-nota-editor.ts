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
  /** The nota as the list has it. */
  nota: Nota | undefined;
  /** It is new and not created yet. */
  isUnmade: boolean;
  etiquetaInicial?: string;
}

type Campos = Required<CambioNota>;

/** Edits a nota and saves it automatically. A new nota is created as soon as it has content. */
export function useNotaEditor({ id, nota, isUnmade, etiquetaInicial }: NotaEditorOptions) {
  const { store } = useApp();
  /** What was chosen for a new nota that has no content yet, such as etiquetas. */
  const [elegido, setElegido] = useState<Campos | null>(null);
  const inicial = elegido ?? { ...vacia, labels: etiquetaInicial ? [etiquetaInicial] : [] };

  /** The nota was created here, although a list that is still loading may not have it. */
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
    /** The nota without its draft. Undefined before a new one is created, and when it does not exist. */
    nota,
    campos,
    autosave,
    /** Whether the nota is created, or is being created. */
    isThere,
    /** Creates the nota even without content, since a picture needs one. */
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
