import { useMemo } from 'react';
import { draftOf, selectAutosaves } from '../../autosave/autosave-slice';
import { useColeccion } from '../../coleccion/use-coleccion';
import { useAppSelector } from '../../store/hooks';
import { etiquetas, notas } from './notas';
import type { Nota } from './notas-api';

/** The person's notas with their unsaved drafts, and their etiquetas. */
export function useNotas() {
  const { data, error, refetch } = useColeccion(notas, todas);
  const grupos = useColeccion(etiquetas, undefined);
  const drafts = useAppSelector(selectAutosaves);
  return {
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
