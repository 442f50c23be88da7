import type { DocumentoDto, SeccionDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { RenombrarDialog } from '../../../../components/renombrar-dialog';
import { CopiarAArchivosDialog } from '../../../oficina/archivos/publico/copiar-a-archivos-dialog';
import { isDeAntesDeLaFirma } from '../de-antes-de-la-firma';
import { ImprimirDialog } from '../imprimir/imprimir-dialog';
import { EliminarFirmadosDialog } from './eliminar-firmados-dialog';
import { MoverDialog } from './mover-dialog';
import { NuevaVersionDeDocumento } from './nueva-version-dialog';
import { useDocumentoActions } from './use-documento-actions';

/** Which dialog is open, and for which documents. */
export type Dialogo =
  | { tipo: 'nombre' | 'version' | 'copia'; documento: DocumentoDto }
  | { tipo: 'eliminar'; documentos: readonly DocumentoDto[] }
  | { tipo: 'imprimir'; documento: DocumentoDto; version: VersionDocumentoDto }
  | { tipo: 'lugar'; documentos: readonly DocumentoDto[] };

interface DialogosProps {
  carpetaId: string;
  firmadaEn: string | null;
  dialogo: Dialogo;
  secciones: readonly SeccionDto[];
  onClose: () => void;
}

/** The dialog that an entry of the menu opens. */
export function Dialogos({ carpetaId, firmadaEn, dialogo, secciones, onClose }: DialogosProps) {
  const { rename } = useDocumentoActions();
  if (dialogo.tipo === 'lugar') {
    return (
      <MoverDialog carpetaId={carpetaId} documentos={dialogo.documentos} secciones={secciones} onClose={onClose} />
    );
  }
  if (dialogo.tipo === 'eliminar') {
    return <EliminarFirmadosDialog carpetaId={carpetaId} documentos={dialogo.documentos} onClose={onClose} />;
  }
  if (dialogo.tipo === 'imprimir') {
    return <ImprimirDialog documento={dialogo.documento} version={dialogo.version} onClose={onClose} />;
  }
  const { tipo, documento } = dialogo;
  if (tipo === 'version') {
    const needsMotivo = isDeAntesDeLaFirma(documento, firmadaEn);
    return <NuevaVersionDeDocumento documento={documento} needsMotivo={needsMotivo} onClose={onClose} />;
  }
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
