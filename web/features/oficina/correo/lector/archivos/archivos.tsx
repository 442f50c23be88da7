import { useState } from 'react';
import { latePanel } from '../../../../../components/late-panel';
import { usePermiso } from '../../../../../session/use-permiso';
import { type Adjunto, useCorreosFileAsDocumentoMutation } from '../../correos-api';
import { ListaDeArchivos } from './lista-de-archivos';
import { isLegible, Resumen } from './resumen';

const { Panel: GuardarArchivoDialog } = latePanel(
  async () => (await import('../../../../expediente/documentos/publico/guardar-archivo-dialog')).GuardarArchivoDialog,
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
  return (
    <>
      <ListaDeArchivos
        base={`/api/correos/${correoId}`}
        archivos={archivos}
        onGuardar={canSave ? setSaving : undefined}
      >
        {(shown) =>
          shown.filter(isLegible).map((archivo) => <Resumen key={archivo.id} correoId={correoId} archivo={archivo} />)
        }
      </ListaDeArchivos>
      {saving && (
        <GuardarArchivoDialog
          nombre={saving.nombre}
          onGuardar={(carpetaId, seccionId) =>
            file({ id: correoId, adjuntoId: saving.id, archivarCorreoAdjuntoDto: { carpetaId, seccionId } }).unwrap()
          }
          onClose={() => setSaving(null)}
        />
      )}
    </>
  );
}
