import { Printer } from 'lucide-react';
import type { CarpetaDetalleDto } from '../../api/generated/carpetas';
import { Button } from '../../components/button';
import { enumerar } from '../../lib/enumerar';
import { formatFecha } from '../../lib/fechas';
import styles from './protocolo.module.css';
import { useEntregasFindAllQuery } from './protocolo-api';
import { useBajarRecibo } from './use-bajar-recibo';

/** To whom what was signed was handed over, each with its receipt. */
export function Entregas({ carpeta: { id } }: { carpeta: Pick<CarpetaDetalleDto, 'id'> }) {
  const { data: entregas = [] } = useEntregasFindAllQuery({ id });
  const bajar = useBajarRecibo();
  if (entregas.length === 0) return null;
  return (
    <div className={styles.copias}>
      <header className={styles.cardHeader}>
        <h3 className={styles.name}>Entrega</h3>
      </header>
      <ul className={styles.list} aria-label="Entregas">
        {entregas.map(({ id: entregaId, aQuien, documento, dia, copias, observacion }) => (
          <li key={entregaId} className={styles.copia}>
            <span className={styles.what}>
              <span className={styles.medium}>{[aQuien, documento].filter(Boolean).join(', ')}</span>
              <span className={styles.soft}>
                {[formatFecha(dia), copias.length > 0 && enumerar(copias.map(({ nombre }) => nombre)), observacion]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Printer size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => void bajar(id, entregaId)}
            >
              Recibo
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
