import { useNavigate } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { CorreoArchivadoDto } from '../../../api/generated/correos-de-carpetas';
import { useEscribir } from '../../../coleccion/use-escribir';
import { useToast } from '../../../components/toast-actions';
import { named } from '../../../lib/named';
import type { Adjunto } from '../correos-api';
import { ListaDeArchivos } from '../lector/archivos/lista-de-archivos';
import { guardarEnCarpeta } from './correos-de-carpeta-api';

interface ArchivosDeCarpetaProps {
  carpeta: CarpetaDetalleDto;
  correo: Pick<CorreoArchivadoDto, 'id' | 'archivos'>;
}

/** The files of a mail of a carpeta. Each becomes a document of it by one press. */
export function ArchivosDeCarpeta({ carpeta, correo: { id: correoId, archivos } }: ArchivosDeCarpetaProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const { escribir } = useEscribir();
  const guardar = async ({ id: adjuntoId, nombre }: Adjunto) => {
    if (!(await escribir(guardarEnCarpeta({ id: carpeta.id, correoId, adjuntoId })))) return;
    toast(`${named('Documento', nombre)} guardado`, {
      action: { label: 'Ver los documentos', onClick: () => void navigate(`/carpetas/${carpeta.id}/documentos`) },
    });
  };
  return (
    <ListaDeArchivos
      base={`/api/carpetas/${carpeta.id}/correos/${correoId}`}
      archivos={archivos}
      onGuardar={carpeta.permisos.subirDocumentos ? (adjunto) => void guardar(adjunto) : undefined}
    />
  );
}
