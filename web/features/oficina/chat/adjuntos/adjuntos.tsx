import { useState } from 'react';
import type { AdjuntoDto } from '../../../../api/generated/conversaciones';
import { Adjuntos as Archivos } from '../../../../components/adjuntos/adjuntos';
import { latePanel } from '../../../../components/late-panel';
import { usePermiso } from '../../../../session/use-permiso';
import { useAdjuntosFileAsDocumentoMutation } from '../chat-api';

const { Panel: GuardarArchivoDialog } = latePanel(
  async () => (await import('../../../expediente/documentos/public/guardar-archivo-dialog')).GuardarArchivoDialog,
);

/** The files of messages. Each can be filed in a carpeta. */
export function Adjuntos({ adjuntos }: { adjuntos: readonly AdjuntoDto[] }) {
  const [saving, setSaving] = useState<AdjuntoDto | null>(null);
  const canSave = usePermiso('documentos.subir');
  const [file] = useAdjuntosFileAsDocumentoMutation();
  const archivos = adjuntos.map((adjunto) => ({
    ...adjunto,
    url: `/api/conversaciones/adjuntos/${adjunto.id}/contenido`,
  }));
  return (
    <>
      <Archivos adjuntos={archivos} onGuardar={canSave ? setSaving : undefined} />
      {saving && (
        <GuardarArchivoDialog
          nombre={saving.nombre}
          onGuardar={(carpetaId, seccionId) =>
            file({ id: saving.id, archivarAdjuntoDto: { carpetaId, seccionId } }).unwrap()
          }
          onClose={() => setSaving(null)}
        />
      )}
    </>
  );
}
