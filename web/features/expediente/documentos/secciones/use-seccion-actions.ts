import type { SeccionDto } from '../../../../api/generated/documentos';
import { useConfirm } from '../../../../components/confirm';
import { useToast } from '../../../../components/toast-actions';
import { useAttempt } from '../../../../components/use-attempt';
import { useWrite } from '../actions/use-write';
import { useDireccion } from '../direccion';
import { useSeccionesCreateMutation, useSeccionesRemoveMutation, useSeccionesUpdateMutation } from '../documentos-api';

/** Actions on the secciones of a carpeta. */
export function useSeccionActions(carpetaId: string) {
  const confirm = useConfirm();
  const toast = useToast();
  const attempt = useAttempt();
  const write = useWrite();
  const { direccion, change } = useDireccion();
  const [create] = useSeccionesCreateMutation();
  const [update] = useSeccionesUpdateMutation();
  const [remove] = useSeccionesRemoveMutation();

  return {
    /** Rejects when the server refuses the name, so that the form can show why. */
    create: (nombre: string, padreId: string | null) =>
      write({ carpetaId, send: () => create({ id: carpetaId, crearSeccionDto: { nombre, padreId } }) }),
    /** Rejects when the server refuses the name, as `create` does. */
    rename: ({ id }: SeccionDto, nombre: string) =>
      write({ carpetaId, send: () => update({ id, modificarSeccionDto: { nombre } }) }),
    async remove({ id, nombre, padreId }: SeccionDto) {
      const isConfirmed = await confirm({
        title: `¿Eliminar la sección «${nombre}»?`,
        message: 'Está vacía. Se puede crear otra con el mismo nombre.',
        actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
        dismissible: true,
      });
      if (!isConfirmed || !(await attempt(() => write({ carpetaId, send: () => remove({ id }) })))) return;
      toast(`La sección «${nombre}» se eliminó`);
      if (direccion.seccion === id) change({ seccion: padreId }, { replace: true });
    },
  };
}
