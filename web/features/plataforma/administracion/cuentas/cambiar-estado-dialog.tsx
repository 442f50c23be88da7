import { useToast } from '../../../../components/toast-actions';
import {
  type Cuenta,
  useCuentasAdministradasReactivateMutation,
  useCuentasAdministradasSuspendMutation,
} from '../administracion-api';
import { MotivoDialog } from '../motivo-dialog';

interface CambiarEstadoDialogProps {
  cuenta: Cuenta;
  onClose: () => void;
}

/** Suspends a cuenta, or reactivates a suspended one. */
export function CambiarEstadoDialog({ cuenta: { id, nombre, estado }, onClose }: CambiarEstadoDialogProps) {
  const [suspend] = useCuentasAdministradasSuspendMutation();
  const [reactivate] = useCuentasAdministradasReactivateMutation();
  const toast = useToast();
  const isSuspended = estado === 'suspendida';

  const confirm = async (motivo: string) => {
    await (isSuspended ? reactivate : suspend)({ id, motivoDto: { motivo } }).unwrap();
    toast(isSuspended ? `${nombre} se reactivó` : `${nombre} quedó suspendida`, { severity: 'success' });
  };

  return isSuspended ? (
    <MotivoDialog title={`Reactivar ${nombre}`} submitLabel="Reactivar" onConfirm={confirm} onClose={onClose}>
      Sus integrantes vuelven a entrar de inmediato, con los permisos que tenían.
    </MotivoDialog>
  ) : (
    <MotivoDialog title={`Suspender ${nombre}`} submitLabel="Suspender" isDanger onConfirm={confirm} onClose={onClose}>
      Sus integrantes dejan de entrar de inmediato, también los que están trabajando. Lo que guardó la cuenta queda como
      está, y se puede reactivar. El motivo no se les muestra.
    </MotivoDialog>
  );
}
