import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import { array, type InferOutput, maxLength, minLength, object, pipe, string, trim } from 'valibot';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { FormProblem } from '../../../../components/form/form-problem';
import { IconField } from '../../../../components/form/icon-field';
import { applyServerErrors, renameFields } from '../../../../components/form/server-errors';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { FormDialog } from '../../../../components/form-dialog';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { MasIconos } from '../../../plataforma/iconos/public/mas-iconos';
import { iconos, iconoUsual } from '../iconos';
import { tableros } from '../tableros';
import { type Tablero, useTablerosCreateMutation } from '../tableros-api';

const textUpTo = (max: number) => pipe(string(), trim(), maxLength(max, `Puede tener hasta ${max} caracteres.`));

/** The checks of a tablero that need no server. The lengths are those of the database table. */
const tableroSchema = object({
  title: pipe(textUpTo(120), minLength(1, 'Escriba el título.')),
  description: textUpTo(500),
  icon: string(),
  members: array(string()),
  lists: pipe(
    array(pipe(textUpTo(120), minLength(1, 'Escriba el título de la lista.'))),
    maxLength(20, 'Puede empezar con hasta 20 listas.'),
  ),
});

type TableroFields = InferOutput<typeof tableroSchema>;

const nuevoTablero: TableroFields = {
  title: '',
  description: '',
  icon: iconoUsual,
  members: [],
  lists: ['Por hacer', 'En curso', 'Terminado'],
};

export type EditableTablero = Pick<Tablero, 'id' | 'title' | 'description' | 'icon' | 'members'>;

interface TableroFormProps {
  /** The tablero to edit; null for a new one. */
  tablero: EditableTablero | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

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

/** The lists that a new tablero begins with, from left to right. */
function ListasField({ control }: { control: Control<TableroFields> }) {
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

/** Chooses the members of the tablero among the members of the cuenta. */
function MiembrosField({ control }: { control: Control<TableroFields> }) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const { field, fieldState } = useController({ control, name: 'members' });
  const nameOf = (id: string) => miembros.find((miembro) => miembro.id === id)?.nombre ?? '';
  return (
    <ChipsCombobox
      label="Integrantes"
      help="Todo el equipo ve el tablero; aquí, quienes trabajan en él."
      emptyText="No hay nadie más"
      options={miembros.map(({ id }) => id)}
      values={field.value.filter((id) => nameOf(id) !== '')}
      onChange={field.onChange}
      toLabel={nameOf}
      renderOption={(id) => (
        <>
          <MiembroAvatar id={id} nombre={nameOf(id)} />
          {nameOf(id)}
        </>
      )}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}

/** The form of a tablero; null for a new one. All attempts send the same id, so only one tablero is created. */
function useSaveTablero(tablero: EditableTablero | null, onSaved: (id: string) => void) {
  const form = useForm<TableroFields>({ defaultValues: fieldsOf(tablero), resolver: valibotResolver(tableroSchema) });
  const [id] = useState(newId);
  const dispatch = useAppDispatch();
  const [create] = useTablerosCreateMutation();

  const submit = form.handleSubmit(async ({ lists, description, ...rest }) => {
    const board = { ...rest, description: description || null };
    try {
      const saved = await (tablero
        ? dispatch(tableros.send('tablerosUpdate', { modificarTableroDto: { id: tablero.id, board } }))
        : create({ crearTableroDto: { board: { ...board, id, lists } } }).unwrap());
      onSaved(saved.id);
    } catch (error) {
      applyServerErrors(
        form,
        renameFields(error, (campo) => campo.replace(/^board\./, '')),
      );
    }
  });

  return { form, submit };
}

function fieldsOf(tablero: EditableTablero | null): TableroFields {
  if (!tablero) return nuevoTablero;
  const { title, description, icon, members } = tablero;
  return { title, description: description ?? '', icon: icon ?? iconoUsual, members, lists: [] };
}
