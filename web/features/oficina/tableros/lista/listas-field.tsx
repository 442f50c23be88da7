import { type Control, useController } from 'react-hook-form';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import type { TableroFields } from '../tablero-schema';

/** The lists that a new tablero begins with, from left to right. */
export function ListasField({ control }: { control: Control<TableroFields> }) {
  const { field, fieldState } = useController({ control, name: 'lists' });
  return (
    <ChipsCombobox
      label="Listas"
      help="Escriba un título y pulse Enter. Se pueden cambiar después."
      isOpenEnded
      options={[]}
      values={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
