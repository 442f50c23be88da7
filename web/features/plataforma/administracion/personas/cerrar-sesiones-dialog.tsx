import { useToast } from '../../../../components/toast-actions';
import { type Persona, usePersonasAdministradasEndSessionsMutation } from '../administracion-api';
import { MotivoDialog } from '../motivo-dialog';

interface CerrarSesionesDialogProps {
  persona: Persona;
  /** The person who does it: their own session ends too. */
  isOwn: boolean;
  onClose: () => void;
}

/** Ends all sessions of a person. */
export function CerrarSesionesDialog({ persona: { id, nombre }, isOwn, onClose }: CerrarSesionesDialogProps) {
  const [endSessions] = usePersonasAdministradasEndSessionsMutation();
  const toast = useToast();

  const confirm = async (motivo: string) => {
    const { cerradas } = await endSessions({ id, motivoDto: { motivo } }).unwrap();
    toast(cerradas === 1 ? `Se cerró 1 sesión de ${nombre}` : `Se cerraron ${cerradas} sesiones de ${nombre}`, {
      severity: 'success',
    });
  };

  return (
    <MotivoDialog
      title={`Cerrar las sesiones de ${nombre}`}
      submitLabel="Cerrarlas"
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    >
      {isOwn
        ? 'Son las suyas, también la de esta página: deberá ingresar de nuevo. Dejan de servir también sus tokens personales.'
        : 'Debe ingresar de nuevo en todos sus dispositivos, y lo que allí no guardó se pierde. También dejan de servir sus tokens personales.'}
    </MotivoDialog>
  );
}
