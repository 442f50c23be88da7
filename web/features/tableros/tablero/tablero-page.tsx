import { Columns3 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../components/error-state';
import { Missing } from '../../../components/missing';
import { RecuperarButton } from '../../papelera/publico/recuperar-button';
import styles from './tablero-page.module.css';
import { TableroSkeleton } from './tablero-skeleton';
import { TableroView } from './tablero-view';
import { useTableroPage } from './use-tablero-page';

/** One tablero: its lists side by side, as high as the window. */
export function TableroPage() {
  const { boardId = '' } = useParams();
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
        <Missing
          Icon={Columns3}
          title="Este tablero no existe o fue eliminado"
          text="Un tablero eliminado se puede recuperar durante un día."
          back={{ label: 'Ver los tableros', to: '/apps/scrumboard' }}
          action={<RecuperarButton id={boardId} />}
        />
      )}
      {!tablero && !isGone && (error ? <ErrorState error={error} onRetry={retry} /> : <TableroSkeleton />)}
    </div>
  );
}
