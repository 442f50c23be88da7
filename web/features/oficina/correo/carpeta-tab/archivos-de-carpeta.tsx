import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import type { CorreoArchivadoDto } from '../../../../api/generated/correos-de-carpetas';
import { latePanel } from '../../../../components/late-panel';
import type { Adjunto } from '../correos-api';
import { ListaDeArchivos } from '../lector/archivos/lista-de-archivos';
import { useCorreosDeCarpetasFileAsDocumentoMutation } from './correos-de-carpeta-api';

const { Panel: GuardarArchivoDialog } = latePanel(
  async () => (await import('../../../expediente/documentos/publico/guardar-archivo-dialog')).GuardarArchivoDialog,
);

interface ArchivosDeCarpetaProps {
  carpeta: CarpetaDetalleDto;
  correo: Pick<CorreoArchivadoDto, 'id' | 'archivos'>;
}

/** The files of a mail of a carpeta. Each can become a document of it. */
export function ArchivosDeCarpeta({ carpeta, correo: { id: correoId, archivos } }: ArchivosDeCarpetaProps) {
  const [saving, setSaving] = useState<Adjunto | null>(null);
  const [file] = useCorreosDeCarpetasFileAsDocumentoMutation();
  return (
    <>
      <ListaDeArchivos
        base={`/api/carpetas/${carpeta.id}/correos/${correoId}`}
        archivos={archivos}
        onGuardar={carpeta.permisos.subirDocumentos ? setSaving : undefined}
      />
      {saving && (
        <GuardarArchivoDialog
          nombre={saving.nombre}
          carpetaId={carpeta.id}
          onGuardar={(id, seccionId) =>
            file({ id, correoId, adjuntoId: saving.id, archivarAdjuntoDeCarpetaDto: { seccionId } }).unwrap()
          }
          onClose={() => setSaving(null)}
        />
      )}
    </>
  );
}
