import { Columns3 } from 'lucide-react';
import { Outlet, useParams } from 'react-router-dom';
import { useReciente } from '../../../../comandos/recientes';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Row } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LineSkeleton } from '../../../../components/loading-skeleton';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useWasThere } from '../../../../lib/use-was-there';
import { NoEncontrado } from '../../../plataforma/papelera/public/no-encontrado';
import { findTarjeta } from '../cambios';
import type { Lista, Tablero } from '../tableros-api';
import { Columnas } from './lista-columns';
import { TableroContext } from './tablero-context';
import { TableroHeader } from './tablero-header';
import styles from './tablero-page.module.css';
import { type Filtro, useFilter } from './use-filter';
import { useActionsOf, useTableroPage } from './use-tablero-page';

/** One tablero: its lists side by side, as high as the window. */
export function TableroPage() {
  const { boardId = '' } = useParams();
  const { tablero, shown, hold, letGo, canEdit, isGone, error, retry } = useTableroPage();
  const wasThere = useWasThere(boardId, tablero !== undefined);
  return (
    <div className={styles.page} data-fills-window>
      {tablero && shown && (
        <TableroView
          key={tablero.id}
          tablero={tablero}
          shown={shown}
          onDragStart={hold}
          onDragEnd={letGo}
          canEdit={canEdit}
        />
      )}
      {isGone && (
        <NoEncontrado
          id={boardId}
          que="el tablero"
          wasThere={wasThere}
          Icon={Columns3}
          back={{ label: 'Ver los tableros', to: '/apps/scrumboard' }}
        />
      )}
      {!tablero && !isGone && (error ? <ErrorState error={error} onRetry={retry} /> : <TableroSkeleton />)}
    </div>
  );
}

function TableroSkeleton() {
  return (
    <Row gap={3} grow className={styles.skeleton} role="status" aria-label="Cargando">
      {[4, 3, 2].map((cards) => (
        <div key={cards} className={styles.skeletonColumn}>
          <LineSkeleton width="48%" />
          {Array.from({ length: cards }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that are all the same
            <LineSkeleton key={index} />
          ))}
        </div>
      ))}
    </Row>
  );
}

interface TableroViewProps {
  tablero: Tablero;
  /** The tablero as it is shown. During a drag, it stays as it was when the drag began. */
  shown: Tablero;
  onDragStart: () => void;
  onDragEnd: () => void;
  canEdit: boolean;
}

/** A loaded tablero. An open card is shown over it. */
function TableroView({ tablero, shown, canEdit, ...drag }: TableroViewProps) {
  const actions = useActionsOf(tablero, canEdit);
  const filtro = useFilter(tablero.labels);
  const { cardId } = useParams();
  useDocumentTitle((cardId && findTarjeta(tablero, cardId)?.title) || tablero.title);
  useReciente('view-columns', `/apps/scrumboard/${tablero.id}`, tablero.title);
  return (
    <TableroContext value={actions}>
      <TableroHeader tablero={tablero} filtro={filtro} />
      <LimiteDeRol permiso="tableros.editar" que="cambiar el tablero ni sus tarjetas" quienes="gestores" />
      {filtro.matches && <SinCoincidencias lists={shown.lists} filtro={filtro} />}
      <Columnas shown={shown} matches={filtro.matches} {...drag} />
      <Outlet context={tablero} />
    </TableroContext>
  );
}

interface SinCoincidenciasProps {
  lists: readonly Lista[];
  filtro: Filtro;
}

/** Says that the filter hides all cards, and offers to clear it. */
function SinCoincidencias({ lists, filtro: { matches, clear } }: SinCoincidenciasProps) {
  const isNone = matches !== null && !lists.some(({ cards }) => cards.some(matches));
  return (
    <div role="status">
      {isNone && (
        <Row as="p" align="center" wrap gap={[1, 2]} marginBottom={3} tone="soft">
          Ninguna tarjeta coincide con lo que busca.
          <Button size="small" color="primary" onClick={clear}>
            Ver todas
          </Button>
        </Row>
      )}
    </div>
  );
}
