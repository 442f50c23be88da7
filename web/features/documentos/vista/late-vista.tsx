import { lazy, Suspense } from 'react';
import type { Dialogo } from '../acciones/dialogos';
import type { Documentos } from '../use-documentos';

const Vista = lazy(async () => ({ default: (await import('./vista')).Vista }));

interface LateVistaProps {
  lista: Documentos;
  onDialogo: (dialogo: Dialogo) => void;
}

/** The document that the address names, over the list. */
export function LateVista({ lista, onDialogo }: LateVistaProps) {
  if (!lista.direccion.documento || !lista.todos) return null;
  return (
    <Suspense>
      <Vista lista={lista} onDialogo={onDialogo} />
    </Suspense>
  );
}
