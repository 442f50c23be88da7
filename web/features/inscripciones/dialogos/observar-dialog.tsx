import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../components/form/date-field';
import { FormProblem } from '../../../components/form/form-problem';
import { TextAreaField } from '../../../components/form/text-field';
import { FormDialog } from '../../../components/form-dialog';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard';
import { hoyEnLaCuenta } from '../../../lib/fechas';
import { useInscripcionesObserveMutation } from '../inscripciones-api';
import { useEscritura } from '../use-escritura';
import { type DeInscripcion, fecha, hasta } from './campos';

const rules = v.object({
  texto: v.pipe(hasta(1000), v.nonEmpty('Escriba qué observó el registro.')),
  dia: v.pipe(fecha, v.nonEmpty('Indique el día.')),
});

/** Writes down what the register observed. */
export function ObservarDialog({ carpetaId, inscripcion, onClose }: DeInscripcion) {
  const { id, registro, version } = inscripcion;
  const [observe] = useInscripcionesObserveMutation();
  const escribir = useEscritura(carpetaId);
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { texto: '', dia: hoyEnLaCuenta() } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { mayDiscard, release } = useUnsavedGuard(isDirty);
  const submit = form.handleSubmit((observarInscripcionDto) =>
    escribir(form, () => observe({ id, 'If-Match': `"${version}"`, observarInscripcionDto }).unwrap(), {
      said: 'Observación anotada',
      onDone: () => {
        release();
        onClose();
      },
    }),
  );
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
      <TextAreaField control={form.control} name="texto" label="Qué observó" required autoFocus />
      <DateField control={form.control} name="dia" label="Día" />
    </FormDialog>
  );
}
