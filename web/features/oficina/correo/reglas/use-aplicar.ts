import { apiMessage } from '../../../../api/api-message';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { contar } from '../../../../lib/numeros';
import { type Regla, useLazyReglasDeCorreoGetAlcanceQuery, useReglasDeCorreoApplyReglaMutation } from './reglas-api';

/** Applies a rule to the mails that the person has already, after it says how many they are. */
export function useAplicar() {
  const confirm = useConfirm();
  const toast = useToast();
  const [count] = useLazyReglasDeCorreoGetAlcanceQuery();
  const [apply] = useReglasDeCorreoApplyReglaMutation();
  /** @param isAsked whether the person asked for it; otherwise nothing is said when there are none */
  return async ({ id }: Regla, isAsked: boolean): Promise<void> => {
    try {
      const { correos } = await count({ id }).unwrap();
      if (correos === 0) {
        if (isAsked) toast('Ningún correo recibido cumple la regla');
        return;
      }
      const cumplen = contar(correos, 'correo recibido cumple', 'correos recibidos cumplen');
      const isSure = await confirm({
        title: '¿Aplicarla a lo que ya recibió?',
        message: `${cumplen} la regla, en Recibidos y Apartados.`,
        actions: { confirm: { label: 'Aplicar', color: 'primary' }, cancel: { label: 'Solo a los nuevos' } },
      });
      if (!isSure) return;
      const { correos: changed, enCurso } = await apply({ id }).unwrap();
      const text = contar(changed, 'correo', 'correos');
      toast(enCurso ? `La regla se está aplicando a ${text}` : `La regla se aplicó a ${text}`, { severity: 'success' });
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
