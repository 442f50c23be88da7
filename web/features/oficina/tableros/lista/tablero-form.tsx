import { FormProblem } from '../../../../components/form/form-problem';
import { IconField } from '../../../../components/form/icon-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { MasIconos } from '../../../plataforma/iconos/publico/mas-iconos';
import { iconos } from '../iconos';
import type { Tablero } from '../tableros-api';
import { ListasField } from './listas-field';
import { MiembrosField } from './miembros-field';
import { useSaveTablero } from './use-save-tablero';

export type EditableTablero = Pick<Tablero, 'id' | 'title' | 'description' | 'icon' | 'members'>;

interface TableroFormProps {
  /** Null for a new one. */
  tablero: EditableTablero | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** The form of a new or existing tablero. */
export function TableroForm({ tablero, onSaved, onClose }: TableroFormProps) {
  const { form, submit } = useSaveTablero(tablero, onSaved);
  const { control, formState } = form;
  return (
    <FormDialog
      title={tablero ? 'Editar tablero' : 'Nuevo tablero'}
      submitLabel={tablero ? 'Guardar' : 'Crear tablero'}
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <TextField control={control} name="title" label="Título" required autoFocus />
      <TextAreaField control={control} name="description" label="Descripción" minRows={2} maxRows={6} />
      <MasIconos control={control} name="icon">
        <IconField control={control} name="icon" icons={iconos} />
      </MasIconos>
      <MiembrosField control={control} />
      {!tablero && <ListasField control={control} />}
    </FormDialog>
  );
}
