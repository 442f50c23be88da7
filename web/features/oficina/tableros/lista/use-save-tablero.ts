import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applyServerErrors, renameFields } from '../../../../components/form/server-errors';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { iconoUsual } from '../iconos';
import { nuevoTablero, type TableroFields, tableroSchema } from '../tablero-schema';
import { tableros } from '../tableros';
import { useTablerosCreateMutation } from '../tableros-api';
import type { EditableTablero } from './tablero-form';

/** The form of a tablero; null for a new one. All attempts to create one send the same id, so it is created once. */
export function useSaveTablero(tablero: EditableTablero | null, onSaved: (id: string) => void) {
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
