import { SquareX } from 'lucide-react';
import { LostDraft } from '../../../autosave/lost-draft';
import { useLostDraft } from '../../../autosave/use-lost-draft';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import styles from './tarjeta.module.css';

interface TarjetaAusenteProps {
  id: string;
  onClose: () => void;
}

/** In the place of a card that is not there, or not any more. */
export function TarjetaAusente({ id, onClose }: TarjetaAusenteProps) {
  const { draft, discard } = useLostDraft('tarjeta', id);
  const leave = () => {
    discard();
    onClose();
  };
  return (
    <div className={styles.gone}>
      <EmptyState
        Icon={SquareX}
        title="Esta tarjeta no existe o fue eliminada"
        action={
          <Button variant="outlined" onClick={onClose}>
            Volver al tablero
          </Button>
        }
      />
      <LostDraft draft={draft} onDiscard={leave} />
    </div>
  );
}
