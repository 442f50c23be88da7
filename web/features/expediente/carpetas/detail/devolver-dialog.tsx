import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextAreaField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { useCarpetasGiveBackMutation } from '../public/carpetas-api';

const rules = v.object({ motivo: v.pipe(v.string(), v.trim(), v.nonEmpty('Indique el motivo.'), v.maxLength(500)) });

/** Asks for the reason why a carpeta that was proposed for the signature is given back. */
export function DevolverDialog({ carpeta, onClose }: { carpeta: CarpetaDetalleDto; onClose: () => void }) {
  const { id, version, propuestaPor } = carpeta;
  const [giveBack] = useCarpetasGiveBackMutation();
  const toast = useToast();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { motivo: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (devolverPropuestaDto) => {
    try {
      await giveBack({ id, 'If-Match': `"${version}"`, devolverPropuestaDto }).unwrap();
      toast(`Carpeta devuelta${propuestaPor ? ` a ${propuestaPor.nombre}` : ''}`);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title="¿Devolver la carpeta?"
      submitLabel="Devolver"
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={errors} />
      <p>Deja de estar propuesta para la firma, y a quien la propuso le llega el motivo.</p>
      <TextAreaField
        control={form.control}
        name="motivo"
        label="Motivo"
        required
        autoFocus
        minRows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
