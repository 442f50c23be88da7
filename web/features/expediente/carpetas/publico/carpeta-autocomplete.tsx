import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import type { EstadoCarpeta } from './estados';
import { type CarpetaNombrada, useCarpetaSearch } from './use-carpeta-search';

interface CarpetaAutocompleteProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  emptyText: string;
  /** Only carpetas in these estados. */
  estado?: EstadoCarpeta[];
  /** The one that the form begins with. */
  initial?: CarpetaNombrada | null;
  /** The id of a carpeta that is left out. */
  without?: string;
  onChosen?: (carpeta: CarpetaNombrada | null) => void;
  /** Unless it is false, one must be chosen. */
  required?: boolean;
  autoFocus?: boolean;
}

/** Chooses the carpeta of a form. */
export function CarpetaAutocomplete<Values extends FieldValues>({
  estado,
  without,
  initial = null,
  onChosen,
  required = true,
  ...props
}: CarpetaAutocompleteProps<Values>) {
  const [chosen, setChosen] = useState<CarpetaNombrada | null>(initial);
  const { options, field, forget } = useCarpetaSearch({ estado, without });

  return (
    <AutocompleteField
      {...props}
      {...field}
      required={required}
      options={options}
      chosen={chosen}
      toValue={({ id }) => id}
      onChosen={(carpeta) => {
        setChosen(carpeta);
        forget();
        onChosen?.(carpeta);
      }}
    />
  );
}
