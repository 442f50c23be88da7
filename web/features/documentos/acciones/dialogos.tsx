import type { DocumentoDto, SeccionDto, VersionDocumentoDto } from '../../../api/generated/documentos';
import { RenombrarDialog } from '../../../components/renombrar-dialog';
import { CopiarAArchivosDialog } from '../../archivos/publico/copiar-a-archivos-dialog';
import { ImprimirDialog } from '../imprimir/imprimir-dialog';
import { MoverDialog } from './mover-dialog';
import { NuevaVersionDeDocumento } from './nueva-version-dialog';
import { useDocumentoActions } from './use-documento-actions';

/** Which dialog is open, and for which documents. */
export type Dialogo =
  | { tipo: 'nombre' | 'version' | 'copia'; documento: DocumentoDto }
  | { tipo: 'imprimir'; documento: DocumentoDto; version: VersionDocumentoDto }
  | { tipo: 'lugar'; documentos: readonly DocumentoDto[] };

interface DialogosProps {
  carpetaId: string;
  dialogo: Dialogo;
  secciones: readonly SeccionDto[];
  onClose: () => void;
}

/** The dialog that an entry of the menu opens. */
export function Dialogos({ carpetaId, dialogo, secciones, onClose }: DialogosProps) {
  const { rename } = useDocumentoActions();
  if (dialogo.tipo === 'lugar') {
    return (
      <MoverDialog carpetaId={carpetaId} documentos={dialogo.documentos} secciones={secciones} onClose={onClose} />
    );
  }
  if (dialogo.tipo === 'imprimir') {
    return <ImprimirDialog documento={dialogo.documento} version={dialogo.version} onClose={onClose} />;
  }
  const { tipo, documento } = dialogo;
  if (tipo === 'version') return <NuevaVersionDeDocumento documento={documento} onClose={onClose} />;
  if (tipo === 'copia') {
    return <CopiarAArchivosDialog documentoId={documento.id} nombre={documento.nombre} onClose={onClose} />;
  }
  return (
    <RenombrarDialog
      title="Cambiar nombre"
      submitLabel="Guardar"
      label="Nombre del documento"
      nombre={documento.nombre}
      onSave={(nombre) => rename(documento, nombre)}
      onClose={onClose}
    />
  );
}
