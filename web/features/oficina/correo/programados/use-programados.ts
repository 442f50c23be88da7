import { useMemo } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { contar } from '../../../../lib/numeros';
import { useAppDispatch } from '../../../../store/hooks';
import type { CorreoListado } from '../correos-api';
import { detenerBorrador, enviarBorrador, reprogramarBorrador } from '../redactar/guardar';
import { cuandoSale } from './cuando-sale';

type Programado = Pick<CorreoListado, 'id' | 'enviarEn'>;

/** The actions on mails that wait for their moment. Each can be undone. */
export function useProgramados() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return useMemo(() => {
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
      }
    };
    const reprogramar = ({ id, enviarEn: before }: Programado, enviarEn: string | null) =>
      attempt(async () => {
        const moved = await dispatch(reprogramarBorrador(id, enviarEn));
        const said = enviarEn && moved.enviarEn ? `El correo sale ${cuandoSale(moved.enviarEn)}` : 'Correo enviado';
        offerUndo(toast, said, () => dispatch(reprogramarBorrador(id, before)));
      });
    return {
      enviarAhora: (correo: Programado) => reprogramar(correo, null),
      cambiarHora: reprogramar,
      /** Makes the mails drafts again. */
      cancelar: (correos: readonly Programado[]) =>
        attempt(async () => {
          const held: Programado[] = [];
          const failures: unknown[] = [];
          for (const correo of correos) {
            await dispatch(detenerBorrador(correo.id)).then(
              () => held.push(correo),
              (error) => failures.push(error),
            );
          }
          if (held.length > 0)
            offerUndo(toast, canceladosText(held.length), async () => {
              for (const { id, enviarEn } of held) await dispatch(enviarBorrador(id, enviarEn));
            });
          if (failures.length > 0) throw failures[0];
        }),
    };
  }, [dispatch, toast]);
}

const canceladosText = (count: number) =>
  count === 1
    ? 'Envío cancelado. El correo quedó en Borradores'
    : `${contar(count, 'envío cancelado', 'envíos cancelados')}. Los correos quedaron en Borradores`;
