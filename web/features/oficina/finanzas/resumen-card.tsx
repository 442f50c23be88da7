import { CircleCheck, Clock } from 'lucide-react';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import styles from './finanzas.module.css';
import type { Resumen } from './finanzas-api';

interface ResumenCardProps {
  title: string;
  /** Undefined while it loads. */
  resumen: Resumen | undefined;
  format: (value: number) => string;
}

/** What was signed in a month, and what of it is still to be delivered. */
export function ResumenCard({ title, resumen, format }: ResumenCardProps) {
  const isPaid = resumen?.status === 'paid';
  const Icon = isPaid ? CircleCheck : Clock;
  return (
    <section className={`${styles.card} ${styles.resumen}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {resumen && <p>{resumen.date}</p>}
      </header>
      {!resumen && <LoadingSkeleton rows={2} />}
      {resumen && (
        <>
          <p className={styles.estado} data-status={resumen.status}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {estadoText(resumen)}
          </p>
          <dl>
            <div>
              <dt>Firmado</dt>
              <dd>{format(resumen.spent)}</dd>
            </div>
            <div>
              <dt>Por entregar</dt>
              <dd>{format(resumen.minimum)}</dd>
            </div>
            <div>
              <dt>Límite del mes</dt>
              <dd>{format(resumen.limit)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}

function estadoText({ carpetas, status }: Resumen): string {
  if (carpetas === 0) return 'Sin operaciones firmadas';
  const signed = carpetas === 1 ? '1 operación firmada' : `${carpetas} operaciones firmadas`;
  return status === 'paid' ? `${signed}, todo entregado` : `${signed}, queda por entregar`;
}
