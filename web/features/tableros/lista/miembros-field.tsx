import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Control, useController } from 'react-hook-form';
import { useMiembrosFindAllQuery } from '../../../api/miembros-api';
import { InitialsAvatar } from '../../../components/initials-avatar';
import type { TableroFields } from '../tablero-schema';

/** Who works on the tablero, out of who is in the cuenta. */
export function MiembrosField({ control }: { control: Control<TableroFields> }) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const { field, fieldState } = useController({ control, name: 'members' });
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={miembros}
      value={miembros.filter(({ id }) => field.value.includes(id))}
      onChange={(_, chosen) => field.onChange(chosen.map(({ id }) => id))}
      onBlur={field.onBlur}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ nombre }) => nombre}
      noOptionsText="No hay nadie más"
      renderOption={({ key, ...props }, { nombre }) => (
        <li key={key} {...props} style={{ gap: 8 }}>
          <InitialsAvatar name={nombre} />
          {nombre}
        </li>
      )}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Integrantes"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? 'Todo el equipo ve el tablero; aquí, quienes trabajan en él.'}
        />
      )}
    />
  );
}
