import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { DateField } from '../../../../components/form/date-field';
import { FormProblem } from '../../../../components/form/form-problem';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { fechaIlegible } from '../../../../lib/fecha-escrita';
import { newId } from '../../../../lib/new-id';
import {
  type ReglaDeFeriado,
  useReglasDeFeriadosCreateMutation,
  useReglasDeFeriadosUpdateMutation,
} from './feriados-api';
import { recalculadosText } from './meses';

const anio = v.pipe(v.string(), v.trim(), v.regex(/^(\d{4})?$/, 'Escriba un año, o nada.'));
const texto = (most: number, missing: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(most, `Puede tener hasta ${most} caracteres.`));

const rules = v.object({
  nombre: texto(120, 'Escriba cómo se llama.'),
  fuente: texto(300, 'Escriba qué norma lo dice.'),
  /** Null for an existing rule, whose day cannot change. */
  dia: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, fechaIlegible))),
  desde: anio,
  hasta: anio,
  rige: v.boolean(),
  confirmado: v.boolean(),
});

const yearOf = (text: string) => (text === '' ? null : Number(text));

interface ReglaDialogProps {
  /** The rule that is changed. */
  regla?: ReglaDeFeriado;
  onClose: () => void;
}

/** Adds a rule for a day of each year on which registers close, or changes and confirms a rule. */
export function ReglaDialog({ regla, onClose }: ReglaDialogProps) {
  const [create] = useReglasDeFeriadosCreateMutation();
  const [update] = useReglasDeFeriadosUpdateMutation();
  const [id] = useState(newId);
  const toast = useToast();
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: {
      nombre: regla?.nombre ?? '',
      fuente: regla?.fuente ?? '',
      dia: regla ? null : '',
      desde: `${regla?.desde ?? ''}`,
      hasta: `${regla?.hasta ?? ''}`,
      rige: regla?.rige ?? true,
      confirmado: regla ? regla.confirmadoEn !== null : true,
    },
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async ({ nombre, fuente, dia, desde, hasta, rige, confirmado }) => {
    const fields = { nombre, fuente, desde: yearOf(desde), hasta: yearOf(hasta) };
    try {
      const { recalculados } = await (regla
        ? update({ clave: regla.clave, modificarReglaDeFeriadoDto: { ...fields, rige, confirmado } })
        : create({ crearReglaDeFeriadoDto: { ...fields, id, diaDelAnio: (dia ?? '').slice(5) } })
      ).unwrap();
      toast(`${regla ? 'Se guardó' : 'Se agregó'} ${nombre}${recalculadosText(recalculados)}`);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={regla ? 'Editar la regla' : 'Agregar un día de cada año'}
      submitLabel={regla ? 'Guardar' : 'Agregar'}
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="nombre" label="Nombre" required autoFocus autoComplete="off" />
      {!regla && (
        <DateField control={control} name="dia" label="Día" required help="Vale el mismo día de todos los años." />
      )}
      <TextField
        control={control}
        name="fuente"
        label="Fuente"
        help="La norma que lo dice, con su artículo."
        required
        autoComplete="off"
      />
      <TextField control={control} name="desde" label="Desde el año" inputMode="numeric" autoComplete="off" />
      <TextField control={control} name="hasta" label="Hasta el año" inputMode="numeric" autoComplete="off" />
      {regla && <SwitchField control={control} name="rige" label="Los registros cierran" />}
      {regla && <SwitchField control={control} name="confirmado" label="Lo confirmé con la norma vigente" />}
    </FormDialog>
  );
}
