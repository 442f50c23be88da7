import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { CarpetaResumenDto } from '../../../api/generated/carpetas';
import { AutocompleteField } from '../../../components/form/autocomplete-field';
import type { EstadoCarpeta } from './estados';
import { useCarpetaSearch } from './use-carpeta-search';

interface CarpetaAutocompleteProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  emptyText: string;
  /** Only carpetas in these estados. */
  estado?: EstadoCarpeta[];
  /** The id of a carpeta that is left out. */
  without?: string;
  onChosen?: () => void;
  /** Unless it is false, one must be chosen. */
  required?: boolean;
  autoFocus?: boolean;
}

/** Chooses the carpeta of a form. */
export function CarpetaAutocomplete<Values extends FieldValues>({
  estado,
  without,
  onChosen,
  required = true,
  ...props
}: CarpetaAutocompleteProps<Values>) {
  const [chosen, setChosen] = useState<CarpetaResumenDto | null>(null);
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
        onChosen?.();
      }}
    />
  );
}
