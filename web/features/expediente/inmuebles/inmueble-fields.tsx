import type { Control } from 'react-hook-form';
import { COMUNIDADES_A_ELEGIR } from '../../../../server/vocabulario/comunidades';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { Stack } from '../../../components/layout/layout';
import { usePais } from '../../../session/use-pais';
import type { InmuebleValues } from './inmueble-values';

const unidades = [
  { value: 'm2', label: 'm²' },
  { value: 'ha', label: 'Hectáreas' },
];
const monedas = ['ARS', 'USD', 'EUR', 'UYU', 'CLP'].map((value) => ({ value, label: value }));

/** The fields of an inmueble itself, without its share in the acto. */
export function InmuebleFields({ control, autoFocus }: { control: Control<InmuebleValues>; autoFocus?: boolean }) {
  const hasComunidades = usePais() === 'ES';
  return (
    <>
      <Stack columns={2} gap={4}>
        <TextField
          control={control}
          name="matricula"
          label="Matrícula o finca"
          autoComplete="off"
          autoFocus={autoFocus}
        />
        <TextField
          control={control}
          name="registro"
          label="Registro"
          placeholder="Registro y lugar"
          autoComplete="off"
        />
      </Stack>
      <TextField control={control} name="nomenclatura" label="Nomenclatura o referencia catastral" autoComplete="off" />
      <TextField control={control} name="domicilio" label="Domicilio" autoComplete="off" />
      {hasComunidades && (
        <SelectField
          control={control}
          name="comunidad"
          label="Comunidad"
          emptyLabel="La de la oficina"
          help="De ella depende hasta cuándo se liquida el ITP/AJD."
          options={COMUNIDADES_A_ELEGIR}
        />
      )}
      <Stack columns={2} gap={4}>
        <TextField control={control} name="superficie" label="Superficie" inputMode="decimal" autoComplete="off" />
        <SelectField control={control} name="superficieUnidad" label="Unidad" options={unidades} />
      </Stack>
      <TextAreaField control={control} name="linderos" label="Linderos" minRows={2} />
      <Stack columns={3} gap={4}>
        <TextField control={control} name="valuacion" label="Valuación" inputMode="decimal" autoComplete="off" />
        <SelectField
          control={control}
          name="valuacionMoneda"
          label="Moneda"
          options={monedas}
          emptyLabel="La de la cuenta"
        />
        <TextField control={control} name="valuacionAnio" label="Año" inputMode="numeric" autoComplete="off" />
      </Stack>
    </>
  );
}

/** The share of the inmueble that the acto is about. */
export function PorcentajeField({ control }: { control: Control<InmuebleValues> }) {
  return (
    <TextField
      control={control}
      name="porcentaje"
      label="Parte indivisa"
      help="Vacío: el inmueble entero."
      inputMode="decimal"
      autoComplete="off"
      end="%"
    />
  );
}
