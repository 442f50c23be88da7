import { ChevronDown } from 'lucide-react';
import { useTableroActions } from '../tablero/tablero-context';
import type { Tablero, Tarjeta } from '../tableros-api';
import styles from './tarjeta.module.css';

/** The list of a card. Choosing another one moves the card to its end. */
export function ListaSelect({ tarjeta, tablero }: { tarjeta: Tarjeta; tablero: Tablero }) {
  const { canEdit, moveTarjeta } = useTableroActions();
  const present = tablero.lists.find(({ id }) => id === tarjeta.listId);
  if (!canEdit) return <span className={styles.listName}>{present?.title}</span>;
  const move = (listId: string) => {
    const target = tablero.lists.find(({ id }) => id === listId);
    if (target) moveTarjeta(tarjeta, listId, target.cards.length);
  };
  return (
    <span className={styles.select}>
      <select aria-label="Lista" value={tarjeta.listId} onChange={({ target }) => move(target.value)}>
        {tablero.lists.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
