import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { useEscribir } from '../../../../coleccion/use-escribir';
import type { HandleProps } from '../../../../components/drag/handle-props';
import { formatEntero } from '../../../../lib/numeros';
import { tableros } from '../tableros';
import type { Lista } from '../tableros-api';
import { TituloEnLugar } from '../titulo-en-lugar';
import styles from './columna.module.css';
import { ListaMenu } from './lista-menu';
import { useTableroActions } from './tablero-context';

interface ListaHeaderProps {
  lista: Lista;
  /** How many of its cards the filter shows. */
  shown: number;
  handleProps: HandleProps | undefined;
}

/** The header of a list. The list is dragged by its title, and a click edits the title. */
export function ListaHeader({ lista, shown, handleProps }: ListaHeaderProps) {
  const { canEdit } = useTableroActions();
  const [isEditing, setIsEditing] = useState(false);
  const { escribir } = useEscribir();
  const { id, title, cards } = lista;

  const done = (next: string | null) => {
    setIsEditing(false);
    if (next) void escribir(tableros.send('listasUpdate', { modificarListaDto: { list: { id, title: next } } }));
  };
  const count =
    shown === cards.length ? formatEntero(shown) : `${formatEntero(shown)} de ${formatEntero(cards.length)}`;

  return (
    <header className={styles.header}>
      <h2 className={styles.title}>
        {isEditing && <TituloEnLugar label="Título de la lista" value={title} maxLength={120} onDone={done} />}
        {!isEditing && canEdit && (
          <button
            type="button"
            className={styles.handle}
            title="Cambiar el título, o arrastrar la lista"
            data-lista={lista.id}
            {...handleProps}
            onClick={() => setIsEditing(true)}
          >
            <GripVertical className={styles.grip} size={14} strokeWidth={2} aria-hidden="true" />
            <span className={styles.titleText}>{title}</span>
          </button>
        )}
        {!isEditing && !canEdit && <span className={styles.titleText}>{title}</span>}
      </h2>
      <span className={styles.count}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{cards.length === 1 ? '1 tarjeta' : `${count} tarjetas`}</span>
      </span>
      {canEdit && <ListaMenu lista={lista} onRename={() => setIsEditing(true)} />}
    </header>
  );
}
