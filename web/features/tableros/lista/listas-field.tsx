import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Control, useController } from 'react-hook-form';
import type { TableroFields } from '../tablero-schema';

/** The lists that a new tablero begins with, from left to right. */
export function ListasField({ control }: { control: Control<TableroFields> }) {
  const { field, fieldState } = useController({ control, name: 'lists' });
  return (
    <Autocomplete
      multiple
      freeSolo
      // What was typed and not confirmed counts: nobody expects it to vanish.
      clearOnBlur
      autoSelect
      options={[] as string[]}
      value={field.value}
      onChange={(_, titles) => field.onChange(titles.map((title) => title.trim()).filter(Boolean))}
      onBlur={field.onBlur}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Listas"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? 'Escriba un título y pulse Enter. Se pueden cambiar después.'}
        />
      )}
    />
  );
}
