import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type RefObject, useCallback, useEffect } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type {
  CarpetaDeTableroDto,
  CarpetasTableroFindApiArg,
  ColumnaDeCarpetasDto,
} from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { SortableList, type SortableRow } from '../../../../components/drag/sortable-list';
import { HintButton } from '../../../../components/hint-button';
import { Text } from '../../../../components/layout/layout';
import { formatTotal } from '../../../../lib/numeros';
import { EstadoChip } from '../estado-chip';
import { useNombreDeEstado } from '../public/estados';
import styles from './estado-column.module.css';
import { CarpetaTarjeta, heightOf } from './tablero-card';
import { useTableroActions } from './tablero-context';
import { useColumna } from './use-column';
import { useStillWhile } from './use-still-while';

interface ColumnaDeEstadoProps {
  columna: ColumnaDeCarpetasDto;
  query: CarpetasTableroFindApiArg;
  /** The ids of the carpetas on the whole board. */
  onBoard: ReadonlySet<string>;
  /** Why the dragged card cannot be dropped here. Null when it can. */
  obstaculo: string | null;
  isDragging: boolean;
  /** The cards of all columns by their ids. This column adds its own cards. */
  drawn: RefObject<Map<string, CarpetaDeTableroDto>>;
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
    (carpeta: CarpetaDeTableroDto, row: SortableRow) => <CarpetaTarjeta carpeta={carpeta} {...row} />,
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

const none: CarpetaDeTableroDto[] = [];
const nameOf = ({ codigo, caratula }: CarpetaDeTableroDto) => codigo ?? caratula;
