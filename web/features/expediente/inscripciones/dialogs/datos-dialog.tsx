import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../../components/form/date-field';
import { FieldPair } from '../../../../components/form/field-pair';
import { FormProblem } from '../../../../components/form/form-problem';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { newId } from '../../../../lib/new-id';
import { VUELVE_A_FIRMADA } from '../estados';
import { type Inscripcion, useInscripcionesCreateMutation, useInscripcionesUpdateMutation } from '../inscripciones-api';
import { useEscritura } from '../use-escritura';
import { fecha, hasta } from './fields';
import { useVenceOfrecido } from './use-vence-ofrecido';

/** The rules of the form. @param isPresenting whether the day is required */
const rulesOf = (isPresenting: boolean) =>
  v.object({
    registro: v.pipe(hasta(120), v.nonEmpty('Escriba en qué registro se inscribe.')),
    que: hasta(120),
    presentada: isPresenting ? v.pipe(fecha, v.nonEmpty('Indique cuándo se presentó.')) : fecha,
    tasaPagada: fecha,
    numero: hasta(60),
    vence: fecha,
    asiento: hasta(120),
  });

interface DatosDialogProps {
  carpetaId: string;
  /** The inscripción that is edited. Without it, the dialog adds a new one. */
  inscripcion?: Inscripcion;
  /** Whether the inscripción is being presented. Then the day begins as today. */
  isPresenting?: boolean;
  onClose: () => void;
}

/** Adds, presents or edits an inscripción. */
export function DatosDialog({ carpetaId, inscripcion, isPresenting = false, onClose }: DatosDialogProps) {
  const [create] = useInscripcionesCreateMutation();
  const [update] = useInscripcionesUpdateMutation();
  const [id] = useState(newId);
  const escribir = useEscritura(carpetaId);
  const form = useForm({
    resolver: valibotResolver(rulesOf(isPresenting)),
    defaultValues: valuesOf(inscripcion, isPresenting ? hoyEnLaCuenta() : ''),
  });
  const { control, formState, resetField } = form;
  const presentada = useWatch({ control, name: 'presentada' });
  const { ofrecido, help } = useVenceOfrecido(carpetaId, 'en_inscripcion', presentada);
  const isFree = !inscripcion?.vence && !formState.dirtyFields.vence;
  useEffect(() => {
    if (isFree) resetField('vence', { defaultValue: ofrecido });
  }, [isFree, ofrecido, resetField]);
  const submit = form.handleSubmit(({ registro, ...values }) => {
    const entries = Object.entries(values).map(([name, value]) => [name, value || null] as const);
    const fields = { registro, ...Object.fromEntries(entries) };
    const write = () =>
      inscripcion
        ? update({
            ...{ id: inscripcion.id, 'If-Match': `"${inscripcion.version}"` },
            camposInscripcionDto: fields,
          }).unwrap()
        : create({ id: carpetaId, nuevaInscripcionDto: { id, ...fields } }).unwrap();
    const said = isPresenting ? 'Presentación anotada' : inscripcion ? 'Inscripción guardada' : 'Inscripción agregada';
    return escribir(form, write, { said, onDone: onClose });
  });
  return (
    <FormDialog
      title={
        isPresenting ? 'Anotar la presentación' : inscripcion ? 'Editar la inscripción' : 'Agregar una inscripción'
      }
      submitLabel={inscripcion || isPresenting ? 'Guardar' : 'Agregar'}
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField
        control={control}
        name="registro"
        label="Registro"
        help="Por ejemplo: Registro de la Propiedad Inmueble."
        required
        autoFocus={!inscripcion}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="que"
        label="Qué se presenta"
        help="Si la carpeta tiene más de una cosa para inscribir."
        autoComplete="off"
      />
      <FieldPair>
        <DateField
          control={control}
          name="presentada"
          label="Presentada el"
          required={isPresenting}
          help={inscripcion?.presentada && !presentada ? `Deja de estar presentada. ${VUELVE_A_FIRMADA}` : undefined}
        />
        <DateField control={control} name="tasaPagada" label="Tasa pagada el" />
        <TextField control={control} name="numero" label="Número de entrada" autoComplete="off" />
        <DateField control={control} name="vence" label="Vence el" help={help} />
        {inscripcion?.estado === 'inscripta' && (
          <TextField control={control} name="asiento" label="Asiento" autoComplete="off" />
        )}
      </FieldPair>
    </FormDialog>
  );
}

const valuesOf = (
  inscripcion: Inscripcion | undefined,
  presentada: string,
): v.InferInput<ReturnType<typeof rulesOf>> => ({
  registro: inscripcion?.registro ?? '',
  que: inscripcion?.que ?? '',
  presentada: inscripcion?.presentada ?? presentada,
  tasaPagada: inscripcion?.tasaPagada ?? '',
  numero: inscripcion?.numero ?? '',
  vence: inscripcion?.vence ?? '',
  asiento: inscripcion?.asiento ?? '',
});
