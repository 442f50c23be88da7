import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useEscribir } from '../../../../collection/use-escribir';
import { DragArea, type DragMove } from '../../../../components/drag/drag-area';
import { SortableColumns } from '../../../../components/drag/sortable-columns';
import { EmptyState } from '../../../../components/empty-state';
import { useToast } from '../../../../components/toast-actions';
import { findTarjeta } from '../cambios';
import { realIndex } from '../orden';
import { tableros } from '../tableros';
import type { Lista, Tablero, Tarjeta } from '../tableros-api';
import { AgregarForm } from './agregar-form';
import { Columna } from './lista-column';
import styles from './lista-columns.module.css';
import { useTableroActions } from './tablero-context';
import type { Nueva } from './use-agregar';
import type { Coincide } from './use-filter';

interface ColumnasProps {
  /** The tablero as it is shown. During a drag, it stays as it was when the drag began. */
  shown: Tablero;
  matches: Coincide | null;
  onDragStart: () => void;
  onDragEnd: () => void;
}

/** The lists side by side. Dropping a card or a list on them moves it. */
export function Columnas({ shown, matches, onDragStart, onDragEnd }: ColumnasProps) {
  const { tablero, canEdit, moveTarjeta, moveLista } = useTableroActions();
  const toast = useToast();
  const { escribir } = useEscribir();
  const [isDragging, setIsDragging] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const addLista = ({ id, title }: Nueva) =>
    escribir(tableros.send('listasCreate', { crearListaDto: { list: { id, boardId: shown.id, title } } }));
  const cardsOf = ({ cards }: Lista) => (matches ? cards.filter(matches) : cards);

  const refuse = (text: string) => {
    toast(text, { severity: 'error' });
    return false;
  };

  // A dragged item stays in view even if somebody deletes it meanwhile.
  const onMove = ({ id, type, to }: DragMove) => {
    if (type === 'lista') {
      const lista = tablero.lists.find((one) => one.id === id);
      return lista ? moveLista(lista, to.index) : refuse('Alguien eliminó esa lista');
    }
    const tarjeta = findTarjeta(shown, id);
    const target = shown.lists.find((lista) => lista.id === to.listId);
    if (!tarjeta || !target) return false;
    if (!findTarjeta(tablero, id)) return refuse('Alguien eliminó esa tarjeta');
    if (!tablero.lists.some((lista) => lista.id === to.listId)) return refuse('Alguien eliminó esa lista');
    const others = (cards: readonly Tarjeta[]) => cards.filter((card) => card.id !== id);
    // The place is among the cards that are stored by now. It is beside the shown card next to which the card was
    // dropped.
    const stored = tablero.lists.find((lista) => lista.id === to.listId)?.cards ?? [];
    moveTarjeta(tarjeta, to.listId, realIndex(others(stored), others(cardsOf(target)), to.index));
  };

  return (
    <DragArea
      onMove={onMove}
      onStart={() => {
        setIsDragging(true);
        onDragStart();
      }}
      onEnd={() => {
        setIsDragging(false);
        onDragEnd();
      }}
    >
      <SortableColumns
        ref={scroller}
        className={`${styles.columns} ${isDragging ? styles.dragging : ''}`}
        listId={shown.id}
        type="lista"
        label="el tablero"
        items={shown.lists}
        nameOf={({ title }) => title}
        isDisabled={!canEdit}
        renderItem={(lista, column) => (
          <Columna lista={lista} cards={cardsOf(lista)} matches={matches} scroller={scroller} {...column} />
        )}
      >
        {!canEdit && shown.lists.length === 0 && (
          <EmptyState Icon={Columns3} title="Este tablero todavía no tiene listas" />
        )}
        {canEdit && (
          <div className={styles.add}>
            <AgregarForm
              className={styles.addForm}
              label="Agregar lista"
              placeholder="Título de la lista"
              onAdd={addLista}
            />
          </div>
        )}
      </SortableColumns>
    </DragArea>
  );
}
