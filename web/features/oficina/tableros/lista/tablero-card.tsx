import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppIcon } from '../../../../components/app-icon';
import { formatFechaHora, formatRelativo } from '../../../../lib/fechas';
import { Caras } from '../caras';
import { iconoUsual } from '../iconos';
import type { TableroResumen } from '../tableros-api';
import styles from './tablero-card.module.css';

interface TableroCardProps {
  tablero: TableroResumen;
  /** The menu of its actions. */
  actions?: ReactNode;
}

/** The card of a tablero. All of it is a link to the tablero. */
export function TableroCard({ tablero, actions }: TableroCardProps) {
  const { id, title, description, icon, members, lastActivity } = tablero;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <span className={styles.icon}>
          <AppIcon name={icon || iconoUsual} size={22} />
        </span>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <h2 className={styles.title}>
        <Link className={styles.link} to={`/apps/scrumboard/${id}`}>
          {title}
        </Link>
      </h2>
      <p className={styles.description}>{description}</p>
      <div className={styles.foot}>
        <Caras members={members} />
        <time className={styles.time} dateTime={lastActivity} title={formatFechaHora(lastActivity)}>
          Editado {formatRelativo(lastActivity)}
        </time>
      </div>
    </li>
  );
}
