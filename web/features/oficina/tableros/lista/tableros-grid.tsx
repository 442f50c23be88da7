import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppIcon } from '../../../../components/app-icon';
import { formatFechaHora, formatRelativo } from '../../../../lib/fechas';
import { Caras } from '../caras';
import { iconoUsual } from '../iconos';
import type { TableroResumen } from '../tableros-api';
import { useRemoveTablero } from '../use-remove-tablero';
import { TableroMenu } from './tablero-menu';
import styles from './tableros-grid.module.css';

interface TablerosGridProps {
  tableros: readonly TableroResumen[];
  canEdit: boolean;
  onEdit: (tablero: TableroResumen) => void;
  /** With it, a last tile adds a tablero. */
  onAdd?: () => void;
}

/** The tableros of the cuenta. */
export function TablerosGrid({ tableros, canEdit, onEdit, onAdd }: TablerosGridProps) {
  const remove = useRemoveTablero();
  return (
    <ul className={styles.grid} aria-label="Tableros">
      {tableros.map((tablero) => (
        <TableroCard
          key={tablero.id}
          tablero={tablero}
          actions={
            canEdit && (
              <TableroMenu title={tablero.title} onEdit={() => onEdit(tablero)} onRemove={() => void remove(tablero)} />
            )
          }
        />
      ))}
      {onAdd && (
        <li className={styles.add}>
          <button type="button" className={styles.tile} onClick={onAdd}>
            <Plus size={22} strokeWidth={1.75} aria-hidden="true" />
            Agregar tablero
          </button>
        </li>
      )}
    </ul>
  );
}

interface TableroCardProps {
  tablero: TableroResumen;
  /** The menu of its actions. */
  actions?: ReactNode;
}

/** The card of a tablero. All of it is a link to the tablero. */
function TableroCard({ tablero, actions }: TableroCardProps) {
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
