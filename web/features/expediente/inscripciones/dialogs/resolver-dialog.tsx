import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { useDocumentosDeCarpeta } from '../../documentos/public/use-carpeta-documentos';
import { useEstados } from '../estados';
import { useInscripcionesResolveMutation } from '../inscripciones-api';
import { useEscritura } from '../use-escritura';
import { type DeInscripcion, fecha, hasta } from './fields';

const rules = v.object({
  resultado: v.picklist(['inscripta', 'rechazada']),
  dia: v.pipe(fecha, v.nonEmpty('Indique el día.')),
  asiento: hasta(120),
  documentoId: v.string(),
});

/** Writes down the final answer of the register. */
export function ResolverDialog({ carpetaId, inscripcion, onClose }: DeInscripcion) {
  const { id, registro, version } = inscripcion;
  const [resolve] = useInscripcionesResolveMutation();
  const documentos = useDocumentosDeCarpeta(carpetaId);
  const estados = useEstados();
  const escribir = useEscritura(carpetaId);
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { resultado: 'inscripta' as const, dia: hoyEnLaCuenta(), asiento: '', documentoId: '' },
  });
  const { control, formState } = form;
  const resultado = useWatch({ control, name: 'resultado' });
  const submit = form.handleSubmit(({ asiento, documentoId, ...values }) => {
    const isDone = values.resultado === 'inscripta';
    const resolverInscripcionDto = {
      ...values,
      asiento: (isDone && asiento) || null,
      documentoId: documentoId || null,
    };
    return escribir(form, () => resolve({ id, 'If-Match': `"${version}"`, resolverInscripcionDto }).unwrap(), {
      said: 'Resultado anotado',
      onDone: onClose,
    });
  });
  return (
    <FormDialog
      title={`Resultado de ${registro}`}
      submitLabel="Anotar"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <SelectField
        control={control}
        name="resultado"
        label="Resultado"
        options={(['inscripta', 'rechazada'] as const).map((value) => ({ value, label: estados[value].label }))}
      />
      <DateField control={control} name="dia" label="Día" required />
      {resultado === 'inscripta' && (
        <TextField
          control={control}
          name="asiento"
          label="Asiento"
          help="Matrícula, tomo o folio en el registro."
          autoComplete="off"
        />
      )}
      <SelectField
        control={control}
        name="documentoId"
        label="Documento que lo prueba"
        emptyLabel="Ninguno"
        options={documentos.map(({ id: value, nombre }) => ({ value, label: nombre }))}
      />
    </FormDialog>
  );
}
