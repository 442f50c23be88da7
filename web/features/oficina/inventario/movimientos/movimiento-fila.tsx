import { Link } from 'react-router-dom';
import { Momento } from '../../../../components/momento';
import { formatEntero } from '../../../../lib/numeros';
import type { Movimiento } from '../inventario-api';
import styles from './movimientos.module.css';
import { nombreDe } from './tipos';

const signed = (value: number) => `${value > 0 ? '+' : '−'}${formatEntero(Math.abs(value))}`;

/** A movement: what was done, who did it and why, and what there was after it. */
export function MovimientoFila({ movimiento }: { movimiento: Movimiento }) {
  const { type, change, reservedChange, stock, reserved, carpeta, reason, user, createdAt } = movimiento;
  return (
    <li className={styles.fila}>
      <span className={styles.que}>
        {nombreDe(type)}
        {carpeta && (
          <>
            {' · '}
            <Link to={`/carpetas/${carpeta.id}`} title={carpeta.caratula}>
              {carpeta.codigo ?? carpeta.caratula}
            </Link>
          </>
        )}
      </span>
      <span className={styles.cambio} data-signo={Math.sign(change)}>
        {change !== 0 && signed(change)}
        {change === 0 && reservedChange !== 0 && `${signed(reservedChange)} reserv.`}
        {change === 0 && reservedChange === 0 && 'igual'}
      </span>
      {reason && <span className={styles.motivo}>{reason}</span>}
      <span className={styles.quien}>
        {user?.nombre ?? 'Alguien'} · <Momento en={createdAt} />
      </span>
      <span className={styles.despues}>
        Quedan {formatEntero(stock)}
        {reserved > 0 && `, ${formatEntero(reserved)} reserv.`}
      </span>
    </li>
  );
}
