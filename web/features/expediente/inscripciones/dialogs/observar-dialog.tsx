import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../../components/form/date-field';
import { FieldPair } from '../../../../components/form/field-pair';
import { FormProblem } from '../../../../components/form/form-problem';
import { TextAreaField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { useInscripcionesObserveMutation } from '../inscripciones-api';
import { useEscritura } from '../use-escritura';
import { type DeInscripcion, fecha, hasta } from './fields';
import { useVenceOfrecido } from './use-vence-ofrecido';

const rules = v.object({
  texto: v.pipe(hasta(1000), v.nonEmpty('Escriba qué observó el registro.')),
  dia: v.pipe(fecha, v.nonEmpty('Indique el día.')),
  vence: fecha,
});

/** Writes down what the register observed. */
export function ObservarDialog({ carpetaId, inscripcion, onClose }: DeInscripcion) {
  const { id, registro, version } = inscripcion;
  const [observe] = useInscripcionesObserveMutation();
  const escribir = useEscritura(carpetaId);
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { texto: '', dia: hoyEnLaCuenta(), vence: inscripcion.vence ?? '' },
  });
  const { control, resetField } = form;
  const { dirtyFields, errors, isDirty, isSubmitting } = form.formState;
  const { ofrecido, help } = useVenceOfrecido(
    carpetaId,
    'observada',
    useWatch({ control, name: 'dia' }),
    inscripcion.presentada,
  );
  const isFree = !dirtyFields.vence;
  useEffect(() => {
    if (isFree && ofrecido) resetField('vence', { defaultValue: ofrecido });
  }, [isFree, ofrecido, resetField]);
  const { mayDiscard, release } = useUnsavedGuard(isDirty);
  const submit = form.handleSubmit(({ vence, ...values }) => {
    const observarInscripcionDto = { ...values, ...(vence && { vence }) };
    return escribir(form, () => observe({ id, 'If-Match': `"${version}"`, observarInscripcionDto }).unwrap(), {
      said: 'Observación anotada',
      onDone: () => {
        release();
        onClose();
      },
    });
  });
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  return (
    <FormDialog
      title={`Observación de ${registro}`}
      submitLabel="Anotar"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <FormProblem errors={errors} />
      <TextAreaField control={control} name="texto" label="Qué observó" required autoFocus />
      <FieldPair>
        <DateField control={control} name="dia" label="Día" required />
        <DateField control={control} name="vence" label="Vence el" help={help} />
      </FieldPair>
    </FormDialog>
  );
}
