import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { type Seleccion, useSeleccion } from '../../../lib/seleccion';
import type { Documentos } from '../use-documentos';

const Contexto = createContext<Seleccion | null>(null);

/** Keeps which documents of the list are chosen. Ticking one draws only what asks `useElegidos`, not all rows. */
export function SeleccionDeDocumentos({ lista, children }: { lista: Documentos; children: ReactNode }) {
  const { documentos, direccion } = lista;
  const ids = useMemo(() => documentos?.map(({ id }) => id) ?? [], [documentos]);
  const seleccion = useSeleccion(ids);
  const { clear } = seleccion;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen in one place stays there
  useEffect(() => clear(), [direccion.seccion, direccion.papelera]);
  return <Contexto value={seleccion}>{children}</Contexto>;
}

/** The chosen documents of the list. */
export function useElegidos(): Seleccion {
  const seleccion = use(Contexto);
  if (!seleccion) throw new Error('There is no list to choose from.');
  return seleccion;
}
