import { Columns3 } from 'lucide-react';
import { LinkButton } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import styles from './tablero-page.module.css';
import { TableroSkeleton } from './tablero-skeleton';
import { TableroView } from './tablero-view';
import { useTableroPage } from './use-tablero-page';

/** One tablero: its lists side by side, as high as the window. */
export function TableroPage() {
  const { tablero, shown, hold, letGo, canEdit, isGone, error, retry } = useTableroPage();
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
        <EmptyState
          Icon={Columns3}
          title="Este tablero no existe o fue eliminado"
          text="Quien lo eliminó puede deshacerlo durante un día."
          action={
            <LinkButton variant="outlined" to="/apps/scrumboard">
              Ver los tableros
            </LinkButton>
          }
        />
      )}
      {!tablero && !isGone && (error ? <ErrorState error={error} onRetry={retry} /> : <TableroSkeleton />)}
    </div>
  );
}
