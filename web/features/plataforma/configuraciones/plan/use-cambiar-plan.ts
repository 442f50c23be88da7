import { useConfirm } from '../../../../components/confirm';
import { useRefusal } from '../../../../components/form/refusal';
import { useToast } from '../../../../components/toast-actions';
import { formatBytes } from '../../../../lib/numeros';
import { type Plan, usePlanChangeMutation } from './plan-api';
import { integrantes } from './plan-fit';

/** Changes the plan after a confirmation, and shows the outcome. */
export function useCambiarPlan() {
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();
  const [cambiar, { isLoading, originalArgs }] = usePlanChangeMutation();

  const choose = async ({ id, nombre, miembros, almacenamientoBytes }: Plan) => {
    const isSure = await confirm({
      title: `¿Cambiar al plan ${nombre}?`,
      message: `La cuenta podrá tener hasta ${integrantes(miembros)} y ${formatBytes(almacenamientoBytes)} para documentos. Puede volver a cambiarlo cuando quiera.`,
      icon: { name: 'heroicons_outline:credit-card', color: 'info' },
      actions: { confirm: { label: 'Cambiar', color: 'primary' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await cambiar({ cambiarPlanDto: { planId: id } }).unwrap();
      toast(`La cuenta tiene ahora el plan ${nombre}`);
    } catch (error) {
      refuse(error);
    }
  };

  return { choose, changing: isLoading ? originalArgs?.cambiarPlanDto.planId : undefined };
}
