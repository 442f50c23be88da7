import type { MiembroDto } from '../../../../api/generated/miembros';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { useRefusal } from '../../../../components/form/refusal';
import { useToast } from '../../../../components/toast-actions';
import styles from './equipo.module.css';
import { useMiembrosRemoveMutation, useMiembrosUpdateMutation } from './equipo-api';

/** What a titular may do with another member besides changing the role: suspend, reactivate or remove. */
export function MiembroActions({ miembro: { id, nombre, membresia } }: { miembro: MiembroDto }) {
  const [modificar, modificando] = useMiembrosUpdateMutation();
  const [quitar, quitando] = useMiembrosRemoveMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();
  const isSuspended = membresia === 'suspendida';

  const ask = (title: string, message: string, label: string) =>
    confirm({ title, message, actions: { confirm: { label }, cancel: { label: 'Cancelar' } }, dismissible: true });

  const suspend = async () => {
    const message =
      'Deja de entrar en la cuenta de inmediato. Sus carpetas quedan como están y puede reactivarla después.';
    if (!isSuspended && !(await ask(`Suspender a ${nombre}`, message, 'Suspender'))) return;
    try {
      const estado = isSuspended ? 'activa' : 'suspendida';
      await modificar({ id, modificarMiembroDto: { estado } }).unwrap();
      toast(isSuspended ? `${nombre} puede entrar de nuevo` : `${nombre} ya no puede entrar`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  const remove = async () => {
    const message =
      'Deja de entrar en la cuenta de inmediato. Lo que hizo queda con su nombre; para que vuelva hay que enviarle otra invitación.';
    if (!(await ask(`Quitar a ${nombre}`, message, 'Quitar'))) return;
    try {
      await quitar({ id }).unwrap();
      toast(`${nombre} ya no es parte del equipo`, { severity: 'success' });
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <span className={styles.actions}>
      <Button
        variant="outlined"
        size="small"
        loading={modificando.isLoading}
        aria-label={`${isSuspended ? 'Reactivar' : 'Suspender'} a ${nombre}`}
        onClick={() => void suspend()}
      >
        {isSuspended ? 'Reactivar' : 'Suspender'}
      </Button>
      <Button
        variant="outlined"
        size="small"
        color="danger"
        loading={quitando.isLoading}
        aria-label={`Quitar a ${nombre}`}
        onClick={() => void remove()}
      >
        Quitar
      </Button>
    </span>
  );
}
