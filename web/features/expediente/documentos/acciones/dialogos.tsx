import type { DocumentoDto, SeccionDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { latePanel } from '../../../../components/late-panel';
import { RenombrarDialog } from '../../../../components/renombrar-dialog';
import { componentOf } from '../../../../lib/page';
import { isDeAntesDeLaFirma } from '../de-antes-de-la-firma';
import { ImprimirDialog } from '../imprimir/imprimir-dialog';
import { deDocumento } from '../publico/de-documento';
import { EliminarFirmadosDialog } from './eliminar-firmados-dialog';
import { MoverDialog } from './mover-dialog';
import { NuevaVersionDeDocumento } from './nueva-version-dialog';
import { useDocumentoActions } from './use-documento-actions';

const otros = deDocumento.map(({ dialog }) => latePanel(componentOf(dialog)).Panel);

/** Which dialog is open, and for which documents. */
export type Dialogo =
  | { tipo: 'nombre' | 'version'; documento: DocumentoDto }
  /** Of another feature, by its place among these. */
  | { tipo: 'otro'; place: number; documento: DocumentoDto }
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
  if (dialogo.tipo === 'otro') {
    const { place, documento } = dialogo;
    const Otro = otros[place];
    return Otro && <Otro documentoId={documento.id} nombre={documento.nombre} onClose={onClose} />;
  }
  const { tipo, documento } = dialogo;
  if (tipo === 'version') {
    const needsMotivo = isDeAntesDeLaFirma(documento, firmadaEn);
    return <NuevaVersionDeDocumento documento={documento} needsMotivo={needsMotivo} onClose={onClose} />;
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
