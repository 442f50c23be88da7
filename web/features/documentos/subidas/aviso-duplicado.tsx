import { Link } from 'react-router-dom';
import type { AvisoDto } from '../../../api/generated/documentos';
import { documentosArg, useDocumentosFindOfCarpetaQuery } from '../documentos-api';
import styles from './subidas-panel.module.css';

interface AvisoDuplicadoProps {
  aviso: AvisoDto;
  /** Where the file was uploaded to. */
  carpetaId: string;
}

/** Warns that the same file was already stored, with a link if it is in the same carpeta. */
export function AvisoDuplicado({ aviso, carpetaId }: AvisoDuplicadoProps) {
  const { documentoId, nombre, version } = aviso.duplicadoDe;
  const { data } = useDocumentosFindOfCarpetaQuery(documentosArg(carpetaId));
  const isHere = data?.documentos.some(({ id }) => id === documentoId);
  if (!isHere) return <span className={styles.aviso}>{aviso.mensaje}</span>;
  return (
    <span className={styles.aviso}>
      Ya está en esta carpeta como{' '}
      <Link to={`/carpetas/${carpetaId}/documentos?documento=${documentoId}&version=${version}`}>
        «{nombre}» v{version}
      </Link>
    </span>
  );
}
