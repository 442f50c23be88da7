import { useEffect, useMemo } from 'react';
import { draftOf, selectAutosaves } from '../../../autosave/autosave-slice';
import { useColeccion } from '../../../collection/use-collection';
import { useAppSelector } from '../../../store/hooks';
import { esVistaFija, useBusqueda } from './busqueda';
import { etiquetas, notas } from './notas';
import type { Nota } from './notas-api';

/** The view and search of the address, the person's notas with their unsaved drafts, and their etiquetas. */
export function useNotas() {
  const { data, error, refetch } = useColeccion(notas, todas);
  const grupos = useColeccion(etiquetas, undefined);
  const drafts = useAppSelector(selectAutosaves);
  const [asked, change] = useBusqueda();
  const isUnknown =
    !esVistaFija(asked.vista) && grupos.data !== undefined && !grupos.data.some(({ id }) => id === asked.vista);
  useEffect(() => {
    if (isUnknown) change({ vista: 'notas' }, { replace: true });
  }, [isUnknown, change]);
  return {
    /** An etiqueta that does not exist, or was deleted, gives way to all notas. */
    busqueda: isUnknown ? { ...asked, vista: 'notas' } : asked,
    change,
    notas: useMemo(() => data?.map((nota) => withDraft(nota, drafts)), [data, drafts]),
    /** The notas without the drafts. */
    sent: data,
    etiquetas: grupos.data ?? none,
    error,
    reload: () => Promise.all([refetch(), grupos.refetch()]),
  };
}

const todas = {};
const none: never[] = [];

function withDraft(nota: Nota, drafts: ReturnType<typeof selectAutosaves>): Nota {
  const draft = drafts[`nota/${nota.id}`];
  return draft ? { ...nota, ...draftOf(draft) } : nota;
}
