import { lazy, Suspense } from 'react';
import type { Dialogo } from '../acciones/dialogos';
import type { Documentos } from '../use-documentos';

const Vista = lazy(async () => ({ default: (await import('./vista')).Vista }));

interface LateVistaProps {
  lista: Documentos;
  onDialogo: (dialogo: Dialogo) => void;
}

/** The viewer, loaded when the address names a document. */
export function LateVista({ lista, onDialogo }: LateVistaProps) {
  if (!lista.direccion.documento || !lista.todos) return null;
  return (
    <Suspense>
      <Vista lista={lista} onDialogo={onDialogo} />
    </Suspense>
  );
}
