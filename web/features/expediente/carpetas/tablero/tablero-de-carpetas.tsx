import { useMemo, useRef, useState } from 'react';
import type { ColumnaDeCarpetasDto } from '../../../../api/generated/carpetas';
import { DragArea, type DragMove } from '../../../../components/drag/drag-area';
import { SortableColumns } from '../../../../components/drag/sortable-columns';
import { MovimientoDialog } from '../detail/movimiento-dialog';
import { type EstadoCarpeta, estados, useNombreDeEstado } from '../public/estados';
import { destinosText, obstaculoDe } from './destinos';
import { ColumnaDeEstado } from './estado-column';
import { TableroContext } from './tablero-context';
import styles from './tablero-de-carpetas.module.css';
import type { Tarjeta } from './tableros';
import type { Tablero } from './use-tablero';
import { useMoverEnTablero } from './use-tablero-mover';

/** The final states. Their columns are last, and folded until somebody opens them. */
const terminales: readonly EstadoCarpeta[] = ['archivada', 'anulada'];
const orden = [...estados.filter((estado) => !terminales.includes(estado)), ...terminales];

interface TableroDeCarpetasProps {
  columnas: ColumnaDeCarpetasDto[];
  query: Tablero['query'];
  isRefreshing: boolean;
  canMove: boolean;
}

/** The board: the carpetas by state, side by side. Dropping a card on a state moves the carpeta there. */
export function TableroDeCarpetas({ columnas, query, isRefreshing, canMove }: TableroDeCarpetasProps) {
  const nombreDeEstado = useNombreDeEstado();
  const { shown, pregunta, mover, quien, dialog } = useMoverEnTablero(columnas, query);
  const [dragged, setDragged] = useState<Tarjeta | null>(null);
  const [unfolded, setUnfolded] = useState<readonly EstadoCarpeta[]>([]);
  const scroller = useRef<HTMLDivElement>(null);
  /** All drawn cards, also of further portions. */
  const drawn = useRef(new Map<string, Tarjeta>());
  const actions = { canMove, mover, quien };

  const items = useMemo(
    () =>
      shown
        .map((columna) => ({ id: columna.estado, columna }))
        .toSorted((one, other) => orden.indexOf(one.id) - orden.indexOf(other.id)),
    [shown],
  );
  const onBoard = useMemo(() => new Set(shown.flatMap(({ carpetas }) => carpetas.map(({ id }) => id))), [shown]);
  /** Columns that the filter names are not folded. */
  const folds = (estado: EstadoCarpeta) => !query.estado && terminales.includes(estado);

  const onMove = ({ id, from, to }: DragMove) => {
    const carpeta = drawn.current.get(id);
    if (!carpeta || from.listId === to.listId) return false;
    void mover(carpeta, to.listId as EstadoCarpeta);
  };
  const hold = (id: string) => {
    const carpeta = drawn.current.get(id);
    setDragged(carpeta ?? null);
    return carpeta && destinosText(carpeta, quien);
  };
  const toggle = (estado: EstadoCarpeta) =>
    setUnfolded((now) => (now.includes(estado) ? now.filter((one) => one !== estado) : [...now, estado]));

  return (
    <TableroContext value={actions}>
      <DragArea onMove={onMove} onStart={hold} onEnd={() => setDragged(null)}>
        <SortableColumns
          ref={scroller}
          className={`${styles.columns} ${dragged ? styles.dragging : ''} ${isRefreshing ? styles.refreshing : ''}`}
          listId="estados"
          type="estado"
          label="el tablero"
          items={items}
          nameOf={({ id }) => nombreDeEstado(id)}
          isDisabled
          renderItem={({ id, columna }) => (
            <ColumnaDeEstado
              key={JSON.stringify(query)}
              columna={columna}
              query={query}
              onBoard={onBoard}
              obstaculo={dragged && obstaculoDe(dragged, id, quien)}
              isDragging={dragged !== null}
              drawn={drawn}
              isFolded={folds(id) && !unfolded.includes(id)}
              onFold={folds(id) ? () => toggle(id) : undefined}
              scroller={scroller}
            />
          )}
        />
      </DragArea>
      {pregunta?.detalle && (
        <MovimientoDialog carpeta={pregunta.detalle} estado={pregunta.carpeta.estado} {...dialog} />
      )}
    </TableroContext>
  );
}
