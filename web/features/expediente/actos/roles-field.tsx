import { type Control, useController } from 'react-hook-form';
import { ChipsCombobox } from '../../../components/ui/chips-combobox';
import { rolesDeParte } from '../partes/public/roles-de-parte';
import type { ActoValues } from './acto-values';

const claves = rolesDeParte.map(({ value }) => value);

/** The name of a role, as people read it. */
export const nombreDeRol = (rol: string) => rolesDeParte.find(({ value }) => value === rol)?.label ?? rol;

/** The roles that must have a parte before the acto can be signed. */
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

/** The names of the secciones that the documentos of a new carpeta begin with. */
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
