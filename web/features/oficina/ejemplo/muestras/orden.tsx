import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { DragArea, type DragMove } from '../../../../components/drag/drag-area';
import { SortableColumns } from '../../../../components/drag/sortable-columns';
import { SortableList, type SortableRow } from '../../../../components/drag/sortable-list';
import { Box, Row } from '../../../../components/layout/layout';
import { Muestra } from '../muestra';
import styles from './orden.module.css';

interface Pieza {
  id: string;
  titulo: string;
}

const piezas = (lista: string, cuantas: number): Pieza[] =>
  Array.from({ length: cuantas }, (_, n) => ({ id: `${lista}-${n + 1}`, titulo: `Trámite ${n + 1}` }));

const renglones = piezas('renglon', 2000);

const iniciales: Readonly<Record<string, Pieza[]>> = {
  pendientes: piezas('pendientes', 500),
  curso: piezas('curso', 12),
  listas: [],
};
const nombres: Readonly<Record<string, string>> = { pendientes: 'Pendientes', curso: 'En curso', listas: 'Listas' };

const nombreDe = ({ titulo }: Pieza) => titulo;
const altoDe = () => 44;

/** Lists that are put in order by dragging, and the columns of a board. */
export function Orden() {
  return (
    <Muestra
      id="orden"
      title="Orden a mano"
      text="Con el ratón, con el dedo o con el teclado: barra espaciadora para tomar y soltar, flechas para mover, Escape para dejar como estaba. Solo se dibuja lo que se ve, aunque haya miles."
    >
      <Lista />
      <Tablero />
    </Muestra>
  );
}

function Lista() {
  const [items, setItems] = useState(renglones);
  return (
    <DragArea onMove={({ from, to }) => setItems((present) => moved(present, from.index, to.index))}>
      <SortableList
        listId="renglones"
        label="la lista de trámites"
        className={styles.lista}
        items={items}
        nameOf={nombreDe}
        estimateHeight={altoDe}
        renderItem={renglon}
      />
    </DragArea>
  );
}

const renglon = ({ titulo }: Pieza, { handleProps, isDragging }: SortableRow) => (
  <Row
    padX={2}
    gap={2}
    align="center"
    line="bottom"
    fill="surface"
    className={styles.renglon}
    data-dragging={isDragging}
  >
    <button type="button" className={styles.manija} aria-label={`Mover ${titulo}`} {...handleProps}>
      <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
    {titulo}
  </Row>
);

function Tablero() {
  const [orden, setOrden] = useState(Object.keys(iniciales));
  const [tarjetas, setTarjetas] = useState(iniciales);
  const scroller = useRef<HTMLDivElement>(null);

  const move = ({ type, from, to }: DragMove) => {
    if (type === 'column') return setOrden((present) => moved(present, from.index, to.index));
    setTarjetas((present) => {
      const source = present[from.listId] ?? [];
      if (from.listId === to.listId) return { ...present, [from.listId]: moved(source, from.index, to.index) };
      const target = (present[to.listId] ?? []).toSpliced(to.index, 0, source[from.index] as Pieza);
      return { ...present, [from.listId]: source.toSpliced(from.index, 1), [to.listId]: target };
    });
  };

  return (
    <DragArea onMove={move}>
      <SortableColumns
        listId="columnas"
        label="el tablero"
        className={styles.tablero}
        ref={scroller}
        items={orden.map((id) => ({ id }))}
        nameOf={({ id }) => nombres[id] ?? id}
        renderItem={({ id }, { handleProps }) => (
          <Box
            as="section"
            fill="sunken"
            round="md"
            pad={[0, 2, 2]}
            className={styles.columna}
            aria-label={nombres[id]}
          >
            <button type="button" className={styles.cabeza} {...handleProps}>
              {nombres[id]} <small>{tarjetas[id]?.length}</small>
            </button>
            <SortableList
              listId={id}
              type="card"
              label={`la columna ${nombres[id]}`}
              items={tarjetas[id] ?? []}
              nameOf={nombreDe}
              estimateHeight={altoDe}
              gap={8}
              scroller={scroller}
              renderItem={tarjeta}
            />
          </Box>
        )}
      />
    </DragArea>
  );
}

const tarjeta = ({ titulo }: Pieza, { handleProps, isDragging }: SortableRow) => (
  <button type="button" className={styles.tarjeta} data-dragging={isDragging} {...handleProps}>
    {titulo}
  </button>
);

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from] as T);
}
