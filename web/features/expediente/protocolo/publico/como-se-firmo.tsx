import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '../../../../components/layout/layout';
import { formatFecha } from '../../../../lib/fechas';
import { useCarpeta } from '../../carpetas/publico/use-carpeta';
import { instrumentoEnTexto } from '../instrumento-texto';
import { useInstrumentosFindOfCarpetaQuery } from '../protocolo-api';
import styles from './como-se-firmo.module.css';

/** Says that a tab shows what was signed: the day, the number of its instrumento, and whose later changes do not show. */
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
