import { Plus } from 'lucide-react';
import type { TableroResumen } from '../tableros-api';
import { useRemoveTablero } from '../use-remove-tablero';
import { TableroCard } from './tablero-card';
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
