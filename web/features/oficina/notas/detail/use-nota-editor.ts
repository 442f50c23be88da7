import { useRef, useState } from 'react';
import type { IsOvertaken } from '../../../../autosave/autosave-saga';
import { useAutosave } from '../../../../autosave/use-autosave';
import { useApp } from '../../../../store/hooks';
import { crearNota, guardarNota } from '../guardar';
import { isVacia, vacia } from '../nota-vacia';
import { selectNota } from '../notas';
import type { CambioNota, Nota } from '../notas-api';

interface NotaEditorOptions {
  id: string;
  /** The nota in the list; undefined when the list does not have it. */
  nota: Nota | undefined;
  /** Whether the nota is new and not created yet. */
  isUncreated: boolean;
  etiquetaInicial?: string;
}

type Campos = Required<CambioNota>;

/** Edits a nota and saves it automatically. A new nota is created as soon as it has content. */
export function useNotaEditor({ id, nota, isUncreated, etiquetaInicial }: NotaEditorOptions) {
  const { store } = useApp();
  /** Choices for a new nota that has no content yet, such as etiquetas. */
  const [elegido, setElegido] = useState<Campos | null>(null);
  const inicial = elegido ?? { ...vacia, labels: etiquetaInicial ? [etiquetaInicial] : [] };

  /** Whether the nota was created here. A list that is still loading may not have it. */
  const isCreated = useRef(false);
  const exists = () => !isUncreated || isCreated.current || selectNota(store.getState(), id) !== undefined;

  const crear = async (cambio: CambioNota, isOvertaken: IsOvertaken) => {
    const created = await store.dispatch(crearNota({ id, ...inicial, ...cambio }, cambio, isOvertaken));
    isCreated.current = true;
    return created;
  };
  const save = async (cambio: CambioNota, isOvertaken: IsOvertaken) => {
    if (exists()) return store.dispatch(guardarNota(id, cambio, isOvertaken));
    const campos = { ...inicial, ...cambio };
    return isVacia(campos) ? setElegido(campos) : crear(cambio, isOvertaken);
  };
  const autosave = useAutosave<CambioNota>({
    kind: 'nota',
    id,
    stored: nota ?? (isUncreated ? vacia : undefined),
    save,
  });
  const campos: Campos = { ...inicial, ...(nota && camposOf(nota)), ...autosave.draft };

  return {
    id,
    /** The nota without its draft. Undefined before a new nota is created, and when the nota does not exist. */
    nota,
    campos,
    autosave,
    /** Whether the nota is created, or is being created. */
    exists,
    /** Creates the nota even without content, since a picture needs a stored nota. */
    create: async () => void (isUncreated && !isCreated.current && (await crear(autosave.draft, () => false))),
    change: (cambio: CambioNota) => {
      autosave.change(cambio);
      if (isUncreated) autosave.flush();
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
