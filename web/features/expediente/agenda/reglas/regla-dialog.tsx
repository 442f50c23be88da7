import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { COMUNIDADES_A_ELEGIR } from '../../../../../server/vocabulario/comunidades';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { usePais } from '../../../../session/use-pais';
import { arranques, computos, origenes } from '../../plazos/public/conteo';
import {
  type Regla,
  useReglasDePlazoCreateMutation,
  useReglasDePlazoFindAllQuery,
  useReglasDePlazoUpdateMutation,
} from './reglas-api';

const rules = v.object({
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Dé un nombre a la regla.'),
    v.maxLength(120, 'Puede tener hasta 120 caracteres.'),
  ),
  dias: v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,3}$/, 'Escriba cuántos, de 1 a 3650.')),
  computo: v.picklist(['corridos', 'habiles', 'meses']),
  arranque: v.picklist(['mismo_dia', 'dia_siguiente']),
  cuentaDesde: v.picklist(origenes.map(({ value }) => value)),
  fuente: v.pipe(v.string(), v.trim(), v.maxLength(300, 'Puede tener hasta 300 caracteres.')),
  folios: v.pipe(v.string(), v.trim(), v.regex(/^([1-9]\d{0,4})?$/, 'Escriba cuántos, como 500.')),
  comunidad: v.string(),
  enLugarDe: v.string(),
  activa: v.boolean(),
});

/** Adds a rule of the office, or changes one. */
export function ReglaDialog({ regla, onClose }: { regla?: Regla; onClose: () => void }) {
  const [create] = useReglasDePlazoCreateMutation();
  const [update] = useReglasDePlazoUpdateMutation();
  const [id] = useState(newId);
  const toast = useToast();
  const form = useForm({
    resolver: valibotResolver(rules),
    defaultValues: {
      nombre: regla?.nombre ?? '',
      dias: regla ? `${regla.dias}` : '',
      computo: regla?.computo ?? 'corridos',
      arranque: regla?.arranque ?? 'dia_siguiente',
      cuentaDesde: regla?.cuentaDesde ?? 'movimiento',
      fuente: regla?.fuente ?? '',
      folios: regla?.folios ? `${regla.folios}` : '',
      comunidad: regla?.comunidad ?? '',
      enLugarDe: regla?.enLugarDe ?? '',
      activa: regla?.activa ?? true,
    },
  });
  const { control, formState } = form;
  const [computo, cuentaDesde] = useWatch({ control, name: ['computo', 'cuentaDesde'] });
  const hasComunidades = usePais() === 'ES';
  const { data: reglas = [] } = useReglasDePlazoFindAllQuery();
  const generales = reglas.filter(({ id: one, comunidad }) => comunidad === null && one !== regla?.id);
  const submit = form.handleSubmit(async ({ dias, fuente, activa, folios, comunidad, enLugarDe, ...values }) => {
    const donde = { comunidad: comunidad || null, enLugarDe: enLugarDe || null };
    const own = { dias: Number(dias), fuente: fuente || null, folios: folios ? Number(folios) : null };
    const fields = { ...values, ...own, ...donde };
    try {
      await (regla
        ? update({ id: regla.id, 'If-Match': `"${regla.version}"`, modificarReglaDePlazoDto: { ...fields, activa } })
        : create({ crearReglaDePlazoDto: { id, ...fields } })
      ).unwrap();
      toast(regla ? 'Se guardó la regla' : 'Se agregó la regla');
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });
  return (
    <FormDialog
      title={regla ? 'Editar la regla' : 'Agregar una regla'}
      submitLabel={regla ? 'Guardar' : 'Agregar'}
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="nombre" label="Nombre" required autoFocus autoComplete="off" />
      <TextField
        control={control}
        name="dias"
        label={computo === 'meses' ? 'Meses' : 'Días'}
        inputMode="numeric"
        required
        autoComplete="off"
      />
      <SelectField control={control} name="computo" label="Cómputo" options={computos} />
      <SelectField control={control} name="arranque" label="Comienzo" options={arranques} />
      <SelectField control={control} name="cuentaDesde" label="Se cuenta desde" options={origenes} />
      {cuentaDesde === 'libro' && (
        <TextField
          control={control}
          name="folios"
          label="O a los folios"
          help="Vacío: ningún número de folios."
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {hasComunidades && (
        <>
          <SelectField
            control={control}
            name="comunidad"
            label="Comunidad en la que rige"
            emptyLabel="Todas"
            help="La del inmueble; si no se sabe, la de los feriados de la oficina."
            options={COMUNIDADES_A_ELEGIR}
          />
          <SelectField
            control={control}
            name="enLugarDe"
            label="En lugar de"
            emptyLabel="Ninguna"
            options={generales.map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
          />
        </>
      )}
      <TextField
        control={control}
        name="fuente"
        label="Fuente"
        help="La norma que lo dice, con su artículo."
        autoComplete="off"
      />
      {regla && <SwitchField control={control} name="activa" label="Se ofrece en los plazos nuevos" />}
    </FormDialog>
  );
}
