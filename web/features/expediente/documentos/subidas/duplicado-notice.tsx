import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AvisoDto } from '../../../../api/generated/documentos';
import { Button } from '../../../../components/button';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppDispatch } from '../../../../store/hooks';
import styles from '../../../../subidas/subidas-panel.module.css';
import { removeRequested } from '../../../../subidas/subidas-slice';
import { useDocumentoActions } from '../actions/use-documento-actions';
import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';
import type { SubidaDeDocumento } from './subida-de-documento';

/** The warning of an upload, beside its state. */
export function DetalleDeDocumento({ subida }: { subida: SubidaDeDocumento }) {
  const aviso = subida.resultado?.aviso;
  return aviso ? <AvisoDuplicado aviso={aviso} subida={subida} /> : null;
}

interface AvisoDuplicadoProps {
  aviso: AvisoDto;
  /** The upload of the same file. */
  subida: SubidaDeDocumento;
}

/**
 * Warns that the same file was already stored, and offers to delete the new document. It links to the other document if
 * it is in the same carpeta.
 */
function AvisoDuplicado({ aviso, subida }: AvisoDuplicadoProps) {
  const { carpetaId } = subida.destino;
  const { documentoId, nombre, version } = aviso.duplicadoDe;
  const { data } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId));
  const isHere = data?.documentos.some(({ id }) => id === documentoId);
  return (
    <>
      <span className={styles.aviso}>
        {isHere ? (
          <>
            Ya está en esta carpeta como{' '}
            <Link to={`/carpetas/${carpetaId}/documentos?documento=${documentoId}&version=${version}`}>
              «{nombre}» v{version}
            </Link>
          </>
        ) : (
          aviso.mensaje
        )}
      </span>
      <QuitarDuplicado subida={subida} />
    </>
  );
}

/** Deletes the document of the upload. An uploaded version cannot be deleted. */
function QuitarDuplicado({ subida: { id, nombre, resultado, destino } }: { subida: SubidaDeDocumento }) {
  const dispatch = useAppDispatch();
  const { trash } = useDocumentoActions();
  const canRemove = usePermiso('documentos.editar');
  const [isRemoving, setIsRemoving] = useState(false);
  const documentoId = resultado?.documentoId;
  if (!canRemove || !documentoId || destino.documentoId) return null;

  const remove = async () => {
    setIsRemoving(true);
    if (await trash({ id: documentoId, carpetaId: destino.carpetaId, nombre })) dispatch(removeRequested({ id }));
    setIsRemoving(false);
  };

  return (
    <Button
      variant="outlined"
      size="small"
      className={styles.quitar}
      loading={isRemoving}
      aria-label={`Quitar el duplicado ${nombre}`}
      onClick={() => void remove()}
    >
      Quitar el duplicado
    </Button>
  );
}
