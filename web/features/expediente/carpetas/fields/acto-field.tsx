import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { TipoActoDto } from '../../../../api/generated/tipos-acto';
import { useTiposActoFindAllQuery } from '../../../../api/tipos-acto-api';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';

interface ActoFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  autoFocus?: boolean;
  disabled?: boolean;
  help?: string;
  onChosen?: (acto: TipoActoDto | null) => void;
}

const none: TipoActoDto[] = [];

/** The acto of a carpeta, from the cuenta's catalogue. An acto that was turned off can be kept, but not chosen. */
export function ActoField<Values extends FieldValues>({ control, name, onChosen, ...field }: ActoFieldProps<Values>) {
  const { data: actos = none, isLoading } = useTiposActoFindAllQuery();
  const chosen = useWatch({ control, name });
  return (
    <AutocompleteField
      {...field}
      control={control}
      name={name}
      label="Tipo de acto"
      placeholder="Compraventa, poder, donación..."
      required
      isLoading={isLoading}
      options={actos.filter(({ id, activo }) => activo || id === chosen)}
      toValue={({ id }) => id}
      toLabel={({ nombre }) => nombre}
      onChosen={onChosen}
    />
  );
}
