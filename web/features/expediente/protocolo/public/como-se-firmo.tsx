import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '../../../../components/layout/layout';
import { formatFecha } from '../../../../lib/fechas';
import { useCarpeta } from '../../carpetas/public/use-carpeta';
import { instrumentoEnTexto } from '../instrumento-text';
import { useInstrumentosFindOfCarpetaQuery } from '../protocolo-api';
import styles from './como-se-firmo.module.css';

/**
 * Says that a tab shows the data as they were signed: the day, and the number of the instrumento. It names whose later
 * changes do not show.
 */
export function ComoSeFirmo({ deQuienes }: { deQuienes: string }) {
  const { id, fechaFirma } = useCarpeta();
  const { data } = useInstrumentosFindOfCarpetaQuery({ id });
  const instrumento = data?.find(({ estado }) => estado === 'vigente');
  if (!fechaFirma) return null;
  return (
    <Row as="p" gap={2} marginBottom={4} size="sm" tone="soft" className={styles.aviso}>
      <Lock size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>
        Como se firmó el {formatFecha(fechaFirma)}
        {instrumento && (
          <>
            , <Link to={`/carpetas/${id}/protocolo`}>{instrumentoEnTexto(instrumento).toLowerCase()}</Link>
          </>
        )}
        . Lo que cambie después en {deQuienes} no se muestra aquí.
      </span>
    </Row>
  );
}
