import { type Control, useController } from 'react-hook-form';
import { ChipsCombobox } from '../../../components/ui/chips-combobox';
import { rolesDeParte } from '../partes/publico/roles-de-parte';
import type { ActoValues } from './acto-values';

const claves = rolesDeParte.map(({ value }) => value);

/** A role as people call it. */
export const nombreDeRol = (rol: string) => rolesDeParte.find(({ value }) => value === rol)?.label ?? rol;

/** The roles without which the acto is not signed. */
export function RolesField({ control }: { control: Control<ActoValues> }) {
  const { field, fieldState } = useController({ control, name: 'rolesRequeridos' });
  return (
    <ChipsCombobox
      label="Roles necesarios"
      help="Sin una parte en cada uno de estos roles la carpeta no pasa a la firma."
      options={claves}
      toLabel={nombreDeRol}
      values={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}

/** The names of the first secciones of a carpeta's documentos. */
export function SeccionesField({ control }: { control: Control<ActoValues> }) {
  const { field, fieldState } = useController({ control, name: 'secciones' });
  return (
    <ChipsCombobox
      label="Secciones de documentos"
      help="Las que tiene una carpeta nueva. Escriba cada una y presione Enter."
      options={[]}
      isOpenEnded
      maxLength={120}
      values={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
