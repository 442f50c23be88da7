import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { TextAreaField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { useInscripcionesAnswerMutation } from '../inscripciones-api';
import { useEscritura } from '../use-escritura';
import { type DeInscripcion, fecha, hasta } from './fields';

const rules = v.object({ respuesta: hasta(1000), dia: v.pipe(fecha, v.nonEmpty('Indique el día.')) });

/** Writes down how an observation was answered. */
export function ContestarDialog({ carpetaId, inscripcion, onClose }: DeInscripcion) {
  const { id, registro, version, observaciones } = inscripcion;
  const [answer] = useInscripcionesAnswerMutation();
  const escribir = useEscritura(carpetaId);
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { respuesta: '', dia: hoyEnLaCuenta() } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { mayDiscard, release } = useUnsavedGuard(isDirty);
  const submit = form.handleSubmit(({ respuesta, dia }) => {
    const contestarInscripcionDto = { respuesta: respuesta || null, dia };
    return escribir(form, () => answer({ id, 'If-Match': `"${version}"`, contestarInscripcionDto }).unwrap(), {
      said: 'Observación contestada',
      onDone: () => {
        release();
        onClose();
      },
    });
  });
  const abierta = observaciones.find(({ contestada }) => contestada === null);
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  return (
    <FormDialog
      title={`Contestar a ${registro}`}
      submitLabel="Contestada"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={() => void close()}
    >
      <FormProblem errors={errors} />
      {abierta && <p>{abierta.texto}</p>}
      <TextAreaField control={form.control} name="respuesta" label="Cómo se contestó" autoFocus />
      <DateField control={form.control} name="dia" label="Día" required />
    </FormDialog>
  );
}
