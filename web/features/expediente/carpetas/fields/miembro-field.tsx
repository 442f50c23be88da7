import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import type { ListOpening } from '../../../../components/ui/select';

interface MiembroFieldProps<Values extends FieldValues> extends ListOpening {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

const none: MiembroDto[] = [];

/** A field for a member of the cuenta, or nobody. */
export function MiembroField<Values extends FieldValues>({
  control,
  name,
  label,
  ...opening
}: MiembroFieldProps<Values>) {
  const { data: miembros = none, isLoading } = useMiembrosFindAllQuery({});
  return (
    <AutocompleteField
      {...opening}
      control={control}
      name={name}
      label={label}
      placeholder="Sin asignar"
      isLoading={isLoading}
      options={miembros}
      toValue={({ id }) => id}
      toLabel={({ nombre }) => nombre}
    />
  );
}
