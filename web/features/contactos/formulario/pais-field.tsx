import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useController, useFormContext } from 'react-hook-form';
import { fold } from '../../../lib/fold';
import { Bandera } from '../bandera';
import type { Pais } from '../contactos-api';
import type { ContactoValues } from './contacto-values';
import styles from './pais-field.module.css';

interface PaisFieldProps {
  name: `phoneNumbers.${number}.country`;
  label: string;
  paises: readonly Pais[];
}

/** The country of a phone: by its name, its code, or the two letters of it. */
export function PaisField({ name, label, paises }: PaisFieldProps) {
  const { control } = useFormContext<ContactoValues>();
  const { field, fieldState } = useController({ control, name });
  const chosen = paises.find(({ iso }) => iso === field.value) ?? null;
  return (
    <Autocomplete
      options={paises}
      // Undefined would be an uncontrolled one; there is always a country once the list is there.
      value={chosen as Pais}
      disableClearable
      autoHighlight
      openOnFocus={false}
      getOptionLabel={(pais) => (pais ? `${pais.code} ${pais.name}` : '')}
      isOptionEqualToValue={(pais, value) => pais.iso === value?.iso}
      getOptionKey={({ iso }) => iso}
      filterOptions={(options, { inputValue }) => search(options, inputValue)}
      noOptionsText="Ningún país coincide"
      onChange={(_, pais) => field.onChange(pais.iso)}
      onBlur={field.onBlur}
      // As wide as names need, not as the field.
      slotProps={{ popper: { placement: 'bottom-start', style: { width: 'min(320px, calc(100vw - 32px))' } } }}
      renderOption={({ key, ...props }, pais) => (
        <li key={key} {...props}>
          <Bandera pais={pais} />
          <span className={styles.name}>{pais.name}</span>
          <span className={styles.code}>{pais.code}</span>
        </li>
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
            input: {
              ...params.slotProps.input,
              startAdornment: chosen && (
                <InputAdornment position="start" className={styles.flag}>
                  <Bandera pais={chosen} />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}

/** What is written in the field as it stands (of the chosen one) asks for nothing. */
function search(paises: readonly Pais[], text: string): Pais[] {
  const words = fold(text).replace('+', '').split(/\s+/).filter(Boolean);
  const isWhole = paises.some(({ code, name }) => text === `${code} ${name}`);
  if (isWhole || words.length === 0) return [...paises];
  return paises.filter(({ name, code, iso }) => {
    const named = fold(name);
    return words.every((word) => named.includes(word) || code.slice(1).startsWith(word) || iso === word);
  });
}
