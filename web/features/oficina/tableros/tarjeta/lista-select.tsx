import { Select } from '../../../../components/ui/select';
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
    <div className={styles.select}>
      <Select
        aria-label="Lista"
        options={tablero.lists.map(({ id, title }) => ({ value: id, label: title }))}
        value={tarjeta.listId}
        onChange={(listId) => move(String(listId))}
      />
    </div>
  );
}
