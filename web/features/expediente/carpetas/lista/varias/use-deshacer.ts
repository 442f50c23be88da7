import type { CambioDeCarpetasDto } from '../../../../../api/generated/cambios';
import { useToast } from '../../../../../components/toast-actions';
import { useCarpetaCambiosUndoMutation } from './cambios-api';
import { deshechoText } from './deshecho';

/** What undoes a change of several carpetas and says what came of it; null when nothing of it can be undone. */
export function useDeshacer() {
  const [undo] = useCarpetaCambiosUndoMutation();
  const toast = useToast();
  return ({ deshacer = [] }: Partial<CambioDeCarpetasDto>): (() => Promise<void>) | null => {
    if (deshacer.length === 0) return null;
    return async () => {
      const answer = await undo({ deshacerCambiosDto: { carpetas: deshacer } }).unwrap();
      toast(deshechoText(answer), { severity: answer.rechazadas.length > 0 ? 'warning' : 'success' });
    };
  };
}
