import { apiMessage } from '../../../../api/api-message';
import type { PersonaDto } from '../../../../api/generated/personas';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { named } from '../../../../lib/named';
import { usePersonasRemoveMutation } from '../publico/personas-api';
import { useCloseToList } from '../use-close-to-list';

/** Asks, and deletes a persona. The server refuses if the persona takes part in a carpeta. */
export function useRemovePersona({ id, version, nombreCompleto, uniones }: PersonaDto) {
  const confirm = useConfirm();
  const toast = useToast();
  const close = useCloseToList();
  const [send, { isLoading: isRemoving }] = usePersonasRemoveMutation();

  const remove = async () => {
    const isConfirmed = await confirm({
      title: `¿Eliminar a ${nombreCompleto}?`,
      message: `Se borran sus datos${uniones.length > 0 ? ' y los de quien se le unió' : ''}. No se puede deshacer.`,
      actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isConfirmed) return;
    try {
      await send({ id, 'If-Match': `"${version}"` }).unwrap();
      toast(`${named('Persona', nombreCompleto)} eliminada`);
      close();
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return { remove, isRemoving };
}
