import { latePanel } from '../../../components/late-panel';
import type { Dialogo } from '../acciones/dialogos';
import type { Documentos } from '../use-documentos';

const { Panel: Vista } = latePanel(async () => (await import('./vista')).Vista);

interface LateVistaProps {
  lista: Documentos;
  onDialogo: (dialogo: Dialogo) => void;
}

/** The viewer, loaded when the address names a document. */
export function LateVista({ lista, onDialogo }: LateVistaProps) {
  if (!lista.direccion.documento || !lista.todos) return null;
  return (
    <Vista
      lista={lista}
      onDialogo={onDialogo}
      onClose={() => lista.change({ documento: null, version: null, comparar: null }, { replace: true })}
    />
  );
}
