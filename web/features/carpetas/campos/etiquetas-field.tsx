import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useCarpetasFindEtiquetasQuery } from '../carpetas-api';
import { cleanEtiquetas } from './etiquetas';

interface EtiquetasFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** Words that carpetas are grouped by: those in use are offered, and new ones are made by typing them. */
export function EtiquetasField<Values extends FieldValues>({ control, name }: EtiquetasFieldProps<Values>) {
  const { data } = useCarpetasFindEtiquetasQuery();
  const { field, fieldState } = useController({ control, name });
  const value: string[] = field.value;
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      // What was typed and not confirmed counts: nobody expects it to vanish.
      clearOnBlur
      autoSelect
      options={data?.map(({ nombre }) => nombre) ?? []}
      value={value}
      onChange={(_, etiquetas) => field.onChange(cleanEtiquetas(etiquetas))}
      onBlur={field.onBlur}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Etiquetas"
          placeholder={value.length === 0 ? 'Escriba y pulse Enter' : undefined}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}
