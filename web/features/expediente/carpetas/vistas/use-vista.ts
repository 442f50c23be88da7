import { apiMessage } from '../../../../api/api-message';
import type { ModificarVistaDto } from '../../../../api/generated/vistas';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { named } from '../../../../lib/named';
import { useVistasRemoveMutation, useVistasUpdateMutation, type Vista } from './vistas-api';

/** Changes and deletes a saved view. A toast tells a refusal. */
export function useVista(vista: Vista | undefined) {
  const [update, { isLoading: isChanging }] = useVistasUpdateMutation();
  const [remove] = useVistasRemoveMutation();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const toast = useToast();

  return {
    isChanging,
    /** @param version the version that the change is based on, when it is not the present one */
    change: async (modificarVistaDto: ModificarVistaDto, said: string, version = vista?.version) => {
      if (!vista) return;
      await attempt(async () => {
        await update({ id: vista.id, 'If-Match': `"${version}"`, modificarVistaDto }).unwrap();
        toast(said, { severity: 'success' });
      });
    },
    /** Asks for confirmation first. @returns whether the view was deleted */
    remove: async (): Promise<boolean> => {
      if (!vista || !(await confirm(question(vista)))) return false;
      try {
        await remove({ id: vista.id, 'If-Match': `"${vista.version}"` }).unwrap();
        toast(`${named('Vista', vista.nombre)} eliminada`, { severity: 'success' });
        return true;
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
        return false;
      }
    },
  };
}

const question = ({ nombre, compartida }: Vista) => ({
  title: 'Eliminar la vista',
  message: `${named('La vista', nombre)} ya no estará${compartida ? ' para nadie del equipo' : ''}. Las carpetas no cambian.`,
  actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
});
