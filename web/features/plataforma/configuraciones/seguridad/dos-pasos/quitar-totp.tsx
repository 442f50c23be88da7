import { Button } from '../../../../../components/button';
import { useConfirm } from '../../../../../components/confirm';
import { useRefusal } from '../../../../../components/form/refusal';
import { useToast } from '../../../../../components/toast-actions';
import { useSegundoFactorEndMutation } from '../seguridad-api';

/** Turns two-step verification off, after a confirmation. */
export function QuitarTotp() {
  const [quitar, { isLoading }] = useSegundoFactorEndMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const refuse = useRefusal();

  const remove = async () => {
    const isSure = await confirm({
      title: 'Desactivar la verificación en dos pasos',
      message: 'Para ingresar bastará con su contraseña, y los códigos de recuperación dejan de servir.',
      actions: { confirm: { label: 'Desactivar' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    try {
      await quitar().unwrap();
      toast('La verificación en dos pasos quedó desactivada');
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Button variant="outlined" color="danger" loading={isLoading} onClick={() => void remove()}>
      Desactivar
    </Button>
  );
}
