import { Columns3 } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../../components/error-state';
import { NoEncontrado } from '../../../plataforma/papelera/publico/no-encontrado';
import styles from './tablero-page.module.css';
import { TableroSkeleton } from './tablero-skeleton';
import { TableroView } from './tablero-view';
import { useTableroPage } from './use-tablero-page';

/** One tablero: its lists side by side, as high as the window. */
export function TableroPage() {
  const { boardId = '' } = useParams();
  const { tablero, shown, hold, letGo, canEdit, isGone, error, retry } = useTableroPage();
  const lastSeen = useRef<string>(undefined);
  if (tablero) lastSeen.current = tablero.id;
  return (
    <div className={styles.page}>
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
          wasThere={lastSeen.current === boardId}
          Icon={Columns3}
          back={{ label: 'Ver los tableros', to: '/apps/scrumboard' }}
        />
      )}
      {!tablero && !isGone && (error ? <ErrorState error={error} onRetry={retry} /> : <TableroSkeleton />)}
    </div>
  );
}
