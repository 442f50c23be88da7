import type { Control } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import type { NumerarValues } from './numerar-values';
import styles from './protocolo.module.css';

interface CamposFieldsProps {
  control: Control<Pick<NumerarValues, 'objeto' | 'lugar' | 'cuantia' | 'observacion'>>;
  /** ISO 4217. */
  moneda: string | null;
  /** Whether the place must be said: what is signed has one. */
  needsLugar: boolean;
}

/** What an instrumento says, beside its number, date and folios. */
export function CamposFields({ control, moneda, needsLugar }: CamposFieldsProps) {
  return (
    <>
      <TextField control={control} name="objeto" label="Objeto" required />
      <div className={styles.pair}>
        <TextField control={control} name="lugar" label="Lugar" required={needsLugar} />
        <TextField
          control={control}
          name="cuantia"
          label={moneda ? `Cuantía (${moneda})` : 'Cuantía'}
          inputMode="decimal"
        />
      </div>
      <TextAreaField control={control} name="observacion" label="Observación" />
    </>
  );
}
