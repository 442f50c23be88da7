import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { draftOf, selectAutosaves } from '../../autosave/autosave-slice';
import { autosaveKind } from './escritura';
import { type Nota, useNotaEtiquetasFindAllQuery, useNotasFindAllQuery } from './notas-api';

/** The person's notas as they will be once what was written is saved, and their etiquetas. */
export function useNotas() {
  const { data, error, refetch } = useNotasFindAllQuery({});
  const etiquetas = useNotaEtiquetasFindAllQuery();
  const drafts = useAppSelector(selectAutosaves);
  const notas = useMemo(() => data?.map((nota) => withDraft(nota, drafts)), [data, drafts]);
  return {
    notas,
    stored: data,
    etiquetas: etiquetas.data ?? none,
    error: data ? undefined : error,
    reload: () => Promise.all([refetch(), etiquetas.refetch()]),
  };
}

const none: never[] = [];

function withDraft(nota: Nota, drafts: ReturnType<typeof selectAutosaves>): Nota {
  const draft = drafts[`${autosaveKind}/${nota.id}`];
  return draft ? { ...nota, ...draftOf(draft) } : nota;
}
