import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { CarpetasTableroFindApiArg, ColumnaDeCarpetasDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { SortableList, type SortableRow } from '../../../../components/drag/sortable-list';
import { HintButton } from '../../../../components/hint-button';
import { Text } from '../../../../components/layout/layout';
import { byId } from '../../../../lib/by-id';
import { formatTotal } from '../../../../lib/numeros';
import { EstadoChip } from '../estado-chip';
import { useNombreDeEstado } from '../public/estados';
import { useCarpetasDeColumnaInfiniteQuery } from './column-api';
import styles from './estado-column.module.css';
import { CarpetaTarjeta, heightOf } from './tablero-card';
import { useTableroActions } from './tablero-context';
import type { Tarjeta } from './tableros';

interface ColumnaDeEstadoProps {
  columna: ColumnaDeCarpetasDto;
  query: CarpetasTableroFindApiArg;
  /** The ids of the carpetas on the whole board. */
  onBoard: ReadonlySet<string>;
  /** Why the dragged card cannot be dropped here. Null when it can. */
  obstaculo: string | null;
  isDragging: boolean;
  /** The cards of all columns by their ids. This column adds its own cards. */
  drawn: RefObject<Map<string, Tarjeta>>;
  /** Whether only the name of the column shows. */
  isFolded: boolean;
  /** Folds or unfolds the column. Undefined for a column that is always open. */
  onFold: (() => void) | undefined;
  scroller: RefObject<HTMLDivElement | null>;
}

/** A column of the board: the carpetas of one state. */
export function ColumnaDeEstado(props: ColumnaDeEstadoProps) {
  const { columna, query, onBoard, obstaculo, isDragging, drawn, isFolded, onFold, scroller } = props;
  const { canMove } = useTableroActions();
  const { estado, paginacion } = columna;
  const nombre = useNombreDeEstado()(estado);
  const { carpetas, hasMore, showMore, isLoading, error } = useColumna(columna, query, onBoard);
  const shown = useStillWhile(isDragging, carpetas);
  useEffect(() => {
    for (const carpeta of shown) drawn.current.set(carpeta.id, carpeta);
  }, [shown, drawn]);
  const renderItem = useCallback(
    (carpeta: Tarjeta, row: SortableRow) => <CarpetaTarjeta carpeta={carpeta} {...row} />,
    [],
  );
  const total = formatTotal(paginacion);
  const list = (
    <SortableList
      className={styles.cards}
      listId={estado}
      label={`la columna ${nombre}`}
      items={isFolded ? none : shown}
      nameOf={nameOf}
      estimateHeight={heightOf}
      renderItem={renderItem}
      gap={8}
      scroller={scroller}
      isDisabled={!canMove}
      isDropDisabled={!canMove || obstaculo !== null}
    />
  );
  if (isFolded) {
    return (
      <section className={styles.folded} data-refuses={obstaculo !== null} aria-label={`${nombre}, ${total}`}>
        <button type="button" aria-expanded={false} data-columna={estado} onClick={onFold}>
          <ChevronsRight size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.foldedName}>{nombre}</span>
          <Text size="sm" tone="soft" numeric>
            {total}
          </Text>
        </button>
        {list}
      </section>
    );
  }
  return (
    <section className={styles.column} data-refuses={obstaculo !== null} aria-label={`Columna ${nombre}`}>
      <header className={styles.header}>
        <h2 tabIndex={-1} data-columna={estado}>
          <EstadoChip estado={estado} />
        </h2>
        <Text size="sm" tone="soft" numeric>
          {total}
        </Text>
        {onFold && (
          <HintButton size="small" label={`Plegar ${nombre}`} hintAlign="end" aria-expanded={true} onClick={onFold}>
            <ChevronsLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        )}
        {obstaculo && <p className={styles.obstaculo}>{obstaculo}</p>}
      </header>
      {shown.length === 0 && (
        <Text as="p" size="sm" tone="faint" centered className={styles.empty}>
          Ninguna carpeta
        </Text>
      )}
      {list}
      {hasMore && (
        <div className={styles.foot}>
          {error !== undefined && <p role="alert">{apiMessage(error)}</p>}
          <Button size="small" loading={isLoading} aria-label={`Ver más de ${nombre}`} onClick={showMore}>
            Ver más
          </Button>
        </div>
      )}
    </section>
  );
}

const none: Tarjeta[] = [];
const nameOf = ({ codigo, caratula }: Tarjeta) => codigo ?? caratula;

/** Keeps a value as it was while something is dragged, so that nothing moves under the pointer. */
function useStillWhile<Value>(isDragging: boolean, value: Value): Value {
  const [kept, setKept] = useState(value);
  if (!isDragging && kept !== value) setKept(value);
  return isDragging ? kept : value;
}

/**
 * The carpetas of a column: the first portion from the board's answer, and the further portions that were loaded.
 * @param onBoard the ids on the whole board: it knows better where these carpetas are than the further portions
 */
function useColumna(
  { estado, carpetas, paginacion }: ColumnaDeCarpetasDto,
  query: CarpetasTableroFindApiArg,
  onBoard: ReadonlySet<string>,
) {
  const [isWanted, setIsWanted] = useState(false);
  const more = useCarpetasDeColumnaInfiniteQuery({ ...query, estado: [estado] }, { skip: !isWanted });
  const pages = isWanted ? more.data?.pages : undefined;
  const all = useMemo((): Tarjeta[] => {
    const further = pages?.flatMap(({ columnas }) => columnas.flatMap((columna) => columna.carpetas)) ?? [];
    // A carpeta may slide from one portion into the next between their answers, so the ids are made unique.
    return [...carpetas, ...byId(further.filter(({ id }) => !onBoard.has(id))).values()];
  }, [carpetas, pages, onBoard]);

  const showMore = () => {
    if (!isWanted) setIsWanted(true);
    else if (more.isError && !pages) void more.refetch();
    else void more.fetchNextPage();
  };
  return {
    carpetas: all,
    hasMore: pages ? more.hasNextPage : paginacion.ultimaPagina > 1,
    showMore,
    isLoading: isWanted && more.isFetching,
    error: isWanted && more.isError ? more.error : undefined,
  };
}
