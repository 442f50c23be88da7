import type { DocumentoDto, SeccionDto } from '../../../api/generated/documentos';
import { MoverDialog } from './mover-dialog';
import { NuevaVersionDialog } from './nueva-version-dialog';
import { RenombrarDialog } from './renombrar-dialog';
import { useDocumentoActions } from './use-documento-actions';

/** Which dialog is open, and for which document. */
export interface Dialogo {
  tipo: 'nombre' | 'lugar' | 'version';
  documento: DocumentoDto;
}

interface DialogosProps {
  dialogo: Dialogo;
  secciones: readonly SeccionDto[];
  onClose: () => void;
}

/** The dialog that an entry of the menu opens. */
export function Dialogos({ dialogo: { tipo, documento }, secciones, onClose }: DialogosProps) {
  const { rename, move } = useDocumentoActions();
  if (tipo === 'version') return <NuevaVersionDialog documento={documento} onClose={onClose} />;
  if (tipo === 'lugar') {
    return <MoverDialog documento={documento} secciones={secciones} onMove={move} onClose={onClose} />;
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
