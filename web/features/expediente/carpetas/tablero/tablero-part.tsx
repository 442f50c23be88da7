import { ErrorState } from '../../../../components/error-state';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import type { Busqueda, ChangeBusqueda } from '../busqueda';
import { EmptyList } from '../list/empty-list';
import { TableroDeCarpetas } from './tablero-de-carpetas';
import styles from './tablero-de-carpetas.module.css';
import type { Tablero } from './use-tablero';

interface TableroPartProps extends Tablero {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  /** Whether the person may move carpetas, and open new ones. */
  canMove: boolean;
}

/** The board, or the message that shows in its place. */
export function TableroPart({ columnas, total, error, retry, busqueda, onChange, ...tablero }: TableroPartProps) {
  if (!columnas) return error ? <ErrorState error={error} onRetry={retry} /> : <TableroSkeleton />;
  if (total?.total === 0) return <EmptyList busqueda={busqueda} onChange={onChange} canCreate={tablero.canMove} />;
  return <TableroDeCarpetas columnas={columnas} {...tablero} />;
}

/** Placeholders for the board while it loads. */
function TableroSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Cargando">
      {[4, 3, 2].map((cards) => (
        <div key={cards}>
          <LineSkeleton width="48%" />
          {Array.from({ length: cards }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all the same
            <LineSkeleton key={index} />
          ))}
        </div>
      ))}
    </div>
  );
}
