import { latePanel } from '../../../../components/late-panel';
import { useCloseOver } from '../../../../lib/opened-here';
import type { Dialogo } from '../actions/dialogs';
import type { Documentos } from '../use-documentos';

const { Panel: DocumentoViewer } = latePanel(async () => (await import('./viewer')).DocumentoViewer);

interface LateVistaProps {
  lista: Documentos;
  onDialogo: (dialogo: Dialogo) => void;
}

/** The viewer. Its code is loaded when the address names a document. */
export function LateVista({ lista, onDialogo }: LateVistaProps) {
  const closeOver = useCloseOver();
  if (!lista.direccion.documento || !lista.todos) return null;
  return (
    <DocumentoViewer
      lista={lista}
      onDialogo={onDialogo}
      onClose={() => closeOver(lista.hrefOf({ documento: null, version: null, comparar: null }))}
    />
  );
}
