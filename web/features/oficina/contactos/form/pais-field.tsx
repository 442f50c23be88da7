import { useController, useFormContext } from 'react-hook-form';
import { Box, Text } from '../../../../components/layout/layout';
import { Combobox } from '../../../../components/ui/combobox';
import { wordsOf } from '../../../../lib/coincidencias';
import { fold } from '../../../../lib/fold';
import { Bandera } from '../bandera';
import type { Pais } from '../contactos-api';
import type { ContactoValues } from './contacto-values';

interface PaisFieldProps {
  name: `phoneNumbers.${number}.country`;
  label: string;
  paises: readonly Pais[];
}

/** Chooses a phone's country by its name, its dialling code or its two letters. */
export function PaisField({ name, label, paises }: PaisFieldProps) {
  const { control } = useFormContext<ContactoValues>();
  const { field, fieldState } = useController({ control, name });
  const chosen = paises.find(({ iso }) => iso === field.value) ?? null;
  return (
    <Combobox
      aria-label={label}
      options={paises}
      value={chosen}
      isRequiredChoice
      toKey={({ iso }) => iso}
      toLabel={({ code, name }) => `${code} ${name}`}
      filter={isFound}
      emptyText="Ningún país coincide"
      onChange={(pais) => pais && field.onChange(pais.iso)}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
      start={chosen && <Bandera pais={chosen} />}
      renderOption={(pais) => (
        <>
          <Bandera pais={pais} />
          <Box as="span" grow shrinks>
            {pais.name}
          </Box>
          <Text tone="soft" numeric>
            {pais.code}
          </Text>
        </>
      )}
    />
  );
}

/** Each word must match the name, the dialling code or the two letters. */
function isFound({ name, code, iso }: Pais, text: string): boolean {
  const named = fold(name);
  return wordsOf(text.replace('+', '')).every(
    (word) => named.includes(word) || code.slice(1).startsWith(word) || iso === word,
  );
}
