import { type Control, useWatch } from 'react-hook-form';
import { SelectField } from '../../../components/form/select-field';
import { TextField } from '../../../components/form/text-field';
import { Stack } from '../../../components/layout/layout';
import { tipos, type VigenciaValues } from './certificado-values';

const computos = [
  { value: 'corridos', label: 'Corridos' },
  { value: 'habiles', label: 'Hábiles' },
  { value: 'meses', label: 'Meses' },
];
const arranques = [
  { value: 'mismo_dia', label: 'Desde el mismo día' },
  { value: 'dia_siguiente', label: 'Desde el día siguiente' },
];

const origenes = [
  { value: 'expedicion', label: 'La expedición' },
  { value: 'recepcion', label: 'La recepción, como la nota en papel o por fax' },
];

/** The fields for the kind and the issuer of a certificate. */
export function QueFields({ control }: { control: Control<VigenciaValues> }) {
  return (
    <>
      <Stack columns={2} gap={4}>
        <SelectField control={control} name="tipo" label="Tipo" options={tipos} required />
        <TextField control={control} name="nombre" label="Nombre" help="Vacío: el del tipo." autoComplete="off" />
      </Stack>
      <TextField control={control} name="organismo" label="Organismo" autoComplete="off" />
    </>
  );
}

/** The fields for the validity of a certificate. */
export function VigenciaFields({ control }: { control: Control<VigenciaValues> }) {
  const computo = useWatch({ control, name: 'computo' });
  return (
    <>
      <Stack columns={3} gap={4}>
        <TextField
          control={control}
          name="dias"
          label={computo === 'meses' ? 'Meses de vigencia' : 'Días de vigencia'}
          help="Vacío: no vence."
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField control={control} name="computo" label="Días" options={computos} />
        <SelectField control={control} name="arranque" label="Comienzo" options={arranques} />
      </Stack>
      <SelectField control={control} name="cuentaDesde" label="Se cuentan desde" options={origenes} />
      <TextField
        control={control}
        name="fuente"
        label="Fuente"
        help="Confirme los días con la norma vigente."
        autoComplete="off"
      />
    </>
  );
}
