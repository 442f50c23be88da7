import { useMemo, useState } from 'react';
import { Adjuntos } from '../../../components/adjuntos/adjuntos';
import { latePanel } from '../../../components/late-panel';
import { usePermiso } from '../../../session/use-permiso';
import { type Adjunto, useCorreosFileAsDocumentoMutation } from '../correos-api';
import styles from './tarjeta.module.css';

const { Panel: GuardarArchivoDialog } = latePanel(
  async () => (await import('../../carpetas/publico/guardar-archivo-dialog')).GuardarArchivoDialog,
);

interface ArchivosProps {
  correoId: string;
  archivos: readonly Adjunto[];
}

/** The files of a mail, each of which can be filed in a carpeta. */
export function Archivos({ correoId, archivos }: ArchivosProps) {
  const [saving, setSaving] = useState<Adjunto | null>(null);
  const canSave = usePermiso('documentos.subir');
  const [file] = useCorreosFileAsDocumentoMutation();
  const adjuntos = useMemo(
    () =>
      archivos.map((archivo) => ({
        ...archivo,
        url: `/api/correos/${correoId}/adjuntos/${archivo.id}/contenido`,
      })),
    [correoId, archivos],
  );
  return (
    <div className={styles.archivos}>
      <h3>{archivos.length === 1 ? '1 archivo' : `${archivos.length} archivos`}</h3>
      <Adjuntos adjuntos={adjuntos} onGuardar={canSave ? setSaving : undefined} />
      {saving && (
        <GuardarArchivoDialog
          nombre={saving.nombre}
          onGuardar={(carpetaId) =>
            file({ id: correoId, adjuntoId: saving.id, archivarCorreoAdjuntoDto: { carpetaId } }).unwrap()
          }
          onClose={() => setSaving(null)}
        />
      )}
    </div>
  );
}
