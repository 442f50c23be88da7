import type { CambioDeCarpetasDto } from '../../../../../api/generated/cambios';
import { useToast } from '../../../../../components/toast-actions';
import { useCarpetaCambiosUndoMutation } from './cambios-api';
import { deshechoText } from './deshecho';

/** A function that undoes a change of several carpetas and tells the result. Null when nothing can be undone. */
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
