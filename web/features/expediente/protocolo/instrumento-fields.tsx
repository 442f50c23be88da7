import type { Control } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { Stack } from '../../../components/layout/layout';
import type { NumerarValues } from './numerar-values';

interface CamposFieldsProps {
  control: Control<Pick<NumerarValues, 'objeto' | 'lugar' | 'cuantia' | 'observacion'>>;
  /** The currency, ISO 4217. */
  moneda: string | null;
  /** Whether the place is required, as for a signed instrumento. */
  needsLugar: boolean;
}

/** The fields of an instrumento, without its number, date and folios. */
export function CamposFields({ control, moneda, needsLugar }: CamposFieldsProps) {
  return (
    <>
      <TextField control={control} name="objeto" label="Objeto" required />
      <Stack columns={2} gap={4}>
        <TextField control={control} name="lugar" label="Lugar" required={needsLugar} />
        <TextField
          control={control}
          name="cuantia"
          label={moneda ? `Cuantía (${moneda})` : 'Cuantía'}
          inputMode="decimal"
        />
      </Stack>
      <TextAreaField control={control} name="observacion" label="Observación" />
    </>
  );
}
