import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useReglasDePlazoFindAllQuery } from '../../../../api/generated/reglas-de-plazo';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { DateField } from '../../../../components/form/date-field';
import { FieldPair } from '../../../../components/form/field-pair';
import { FormProblem } from '../../../../components/form/form-problem';
import { SelectField } from '../../../../components/form/select-field';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { fechaIlegible } from '../../../../lib/fecha-escrita';
import { hoyEnLaCuenta } from '../../../../lib/fechas';
import { newId } from '../../../../lib/new-id';
import {
  type Plazo,
  useLazyPlazosInicioQuery,
  usePlazosComputeQuery,
  usePlazosCreateMutation,
  usePlazosUpdateMutation,
} from '../plazos-api';
import { arranques, type Conteo, computos, origenEnTexto, venceElEnTexto } from '../public/conteo';
import styles from './plazos-tab.module.css';

const dias = v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{0,3}$/, 'Escriba cuántos, de 1 a 3650.'));
const rules = v.object({
  reglaId: v.nullable(v.string()),
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Dé un nombre al plazo.'),
    v.maxLength(120, 'Puede tener hasta 120 caracteres.'),
  ),
  inicio: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, fechaIlegible)),
  dias,
  computo: v.picklist(['corridos', 'habiles', 'meses']),
  arranque: v.picklist(['mismo_dia', 'dia_siguiente']),
  responsableId: v.nullable(v.string()),
});

interface PlazoDialogProps {
  carpetaId: string;
  /** The plazo that is edited. Without it, the dialog begins a new one. */
  plazo?: Plazo;
  onClose: () => void;
}

/**
 * Begins a plazo by a rule or by its own figures, or edits a plazo. The dialog shows the day on which the plazo ends.
 */
export function PlazoDialog({ carpetaId, plazo, onClose }: PlazoDialogProps) {
  const [create] = usePlazosCreateMutation();
  const [update] = usePlazosUpdateMutation();
  const [id] = useState(newId);
  const [findInicio] = useLazyPlazosInicioQuery();
  const [desde, setDesde] = useState<string>();
  const toast = useToast();
  const { data: reglas = [] } = useReglasDePlazoFindAllQuery(undefined, { skip: plazo !== undefined });
  const { data: miembros = [], isLoading } = useMiembrosFindAllQuery({});
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: valuesOf(plazo) });
  const { control, formState, setValue } = form;
  const computo = useWatch({ control, name: 'computo' });

  const deCarpeta = reglas.filter(({ activa, cuentaDesde }) => activa && cuentaDesde !== 'libro');
  const follow = async (reglaId: string) => {
    const regla = reglas.find((one) => one.id === reglaId);
    if (!regla) return;
    const { nombre, dias, computo, arranque } = regla;
    for (const [name, value] of Object.entries({ nombre, dias: `${dias}`, computo, arranque })) {
      setValue(name as 'nombre', value, { shouldValidate: formState.isSubmitted });
    }
    const origen = origenEnTexto(regla.cuentaDesde);
    setDesde(undefined);
    if (!origen) return;
    const { data } = await findInicio({ id: carpetaId, reglaId });
    if (form.getValues('reglaId') !== reglaId) return;
    if (data?.inicio) setValue('inicio', data.inicio);
    setDesde(`Por la regla ${origen}${data && !data.inicio ? ', que la carpeta todavía no tiene' : ''}.`);
  };
  const submit = form.handleSubmit(async ({ reglaId, dias: written, responsableId, ...values }) => {
    const fields = { ...values, dias: Number(written), responsableId };
    try {
      const { vence, faltan } = await (plazo
        ? update({ id: plazo.id, 'If-Match': `"${plazo.version}"`, modificarPlazoDto: fields })
        : create({ id: carpetaId, crearPlazoDto: { id, reglaId: reglaId || null, ...fields } })
      ).unwrap();
      toast(`${plazo ? 'Se guardó el plazo' : 'Se agregó el plazo'}. ${venceElEnTexto(vence, faltan)}`);
      onClose();
    } catch (error) {
      applyServerErrors(form, error);
    }
  });

  return (
    <FormDialog
      title={plazo ? 'Editar el plazo' : 'Agregar un plazo'}
      submitLabel={plazo ? 'Guardar' : 'Agregar'}
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      {!plazo && <Regla control={control} reglas={deCarpeta} onFollow={(reglaId) => void follow(reglaId)} />}
      <TextField
        control={control}
        name="nombre"
        label="Nombre"
        required
        autoComplete="off"
        autoFocus={plazo !== undefined}
      />
      <FieldPair>
        <DateField control={control} name="inicio" label="Corre desde" required help={desde} />
        <TextField
          control={control}
          name="dias"
          label={computo === 'meses' ? 'Meses' : 'Días'}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <SelectField control={control} name="computo" label="Cómputo" options={computos} />
        <SelectField control={control} name="arranque" label="Comienzo" options={arranques} />
      </FieldPair>
      <Calculo control={control} />
      <AutocompleteField
        control={control}
        name="responsableId"
        label="Responsable"
        placeholder="El de la carpeta"
        isLoading={isLoading}
        options={miembros}
        toValue={(miembro) => miembro.id}
        toLabel={({ nombre }) => nombre}
      />
    </FormDialog>
  );
}

type Form = ReturnType<typeof useForm<v.InferInput<typeof rules>>>;

interface ReglaProps {
  control: Form['control'];
  reglas: readonly { id: string; nombre: string; fuente: string | null }[];
  onFollow: (reglaId: string) => void;
}

/** The field for the rule that fills in the other fields. */
function Regla({ control, reglas, onFollow }: ReglaProps) {
  return (
    <AutocompleteField
      control={control}
      name="reglaId"
      label="Regla"
      placeholder="Ninguna: escribo los días"
      help="Los días y su cómputo salen de la regla, y se pueden cambiar."
      autoFocus
      options={[...reglas]}
      toValue={({ id }) => id}
      toLabel={({ nombre }) => nombre}
      onChosen={(regla) => regla && onFollow(regla.id)}
    />
  );
}

/** The day on which the plazo ends with the typed values, as the server computes it. */
function Calculo({ control }: Pick<ReglaProps, 'control'>) {
  const [inicio, written, computo, arranque] = useWatch({ control, name: ['inicio', 'dias', 'computo', 'arranque'] });
  const conteo: Conteo = { dias: Number(written), computo, arranque };
  const isReadable = /^\d{4}-\d{2}-\d{2}$/.test(inicio) && conteo.dias >= 1 && conteo.dias <= 3650;
  const { currentData } = usePlazosComputeQuery({ inicio, ...conteo }, { skip: !isReadable });
  return (
    <Text as="p" fill="sunken" round="md" pad={[3, 4]} weight="medium" className={styles.calculo} aria-live="polite">
      {isReadable && currentData ? venceElEnTexto(currentData.vence, currentData.faltan) : 'Vence el …'}
      <small>
        {isReadable && currentData?.enInhabil
          ? 'Ese día las oficinas no atienden: mire si se corre.'
          : 'Ese día todavía está en plazo.'}
      </small>
    </Text>
  );
}

function valuesOf(plazo?: Plazo): v.InferInput<typeof rules> {
  return {
    reglaId: plazo?.reglaId ?? null,
    nombre: plazo?.nombre ?? '',
    inicio: plazo?.inicio ?? hoyEnLaCuenta(),
    dias: plazo ? `${plazo.dias}` : '',
    computo: plazo?.computo ?? 'corridos',
    arranque: plazo?.arranque ?? 'dia_siguiente',
    responsableId: plazo?.responsable?.id ?? null,
  };
}
