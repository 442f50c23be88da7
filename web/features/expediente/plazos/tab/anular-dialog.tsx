import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { type Plazo, usePlazosAnnulMutation } from '../plazos-api';

const rules = v.object({
  motivo: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Indique el motivo.'),
    v.maxLength(500, 'Puede tener hasta 500 caracteres.'),
  ),
});

/** Annuls a plazo that no longer has to be met, with the reason. */
export function AnularDialog({ plazo, onClose }: { plazo: Plazo; onClose: () => void }) {
  const { id, nombre, version } = plazo;
  const [annul] = usePlazosAnnulMutation();
  const toast = useToast();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { motivo: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (anularPlazoDto) => {
    try {
      await annul({ id, 'If-Match': `"${version}"`, anularPlazoDto }).unwrap();
      toast(`Plazo anulado: ${nombre}`);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={`¿Anular «${nombre}»?`}
      submitLabel="Anular el plazo"
      submitColor="danger"
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <p>No se puede deshacer: deja de recordarse, y archivar la carpeta ya no lo espera.</p>
      <TextField control={form.control} name="motivo" label="Motivo" required autoFocus autoComplete="off" />
    </FormDialog>
  );
}
