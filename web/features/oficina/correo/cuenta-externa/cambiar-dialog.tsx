import type { CuentaExternaDto } from '../../../../api/generated/correos';
import { FormProblem } from '../../../../components/form/form-problem';
import { FormDialog } from '../../../../components/form-dialog';
import { Probando } from './conectar';
import { CuentaFields } from './cuenta-fields';
import { useCuentaForm } from './use-cuenta-form';

interface CambiarDialogProps {
  cuenta: CuentaExternaDto;
  onClose: () => void;
}

/** Asks for the password of the external account again. Its servers can be changed too. */
export function CambiarDialog({ cuenta, onClose }: CambiarDialogProps) {
  const { form, submit } = useCuentaForm(cuenta, onClose);
  const { errors, isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog
      title="Cambiar contraseña"
      submitLabel="Probar y guardar"
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <p>
        La de <strong>{cuenta.direccion}</strong> en su servicio de correo.
      </p>
      <CuentaFields form={form} isNueva={false} />
      <Probando isSubmitting={isSubmitting} />
    </FormDialog>
  );
}
