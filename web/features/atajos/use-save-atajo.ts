import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applyServerErrors, renameFields } from '../../components/form/server-errors';
import { newId } from '../../lib/new-id';
import { useAppDispatch } from '../../store/hooks';
import { type AtajoFields, atajoSchema, fieldsOf, toValues } from './atajo-schema';
import { type Atajo, atajos } from './atajos-api';

/** The form of a new atajo (null) or of an existing one. All tries send the same id, so they create only one. */
export function useSaveAtajo(atajo: Atajo | null, onSaved: () => void) {
  const form = useForm<AtajoFields>({ defaultValues: fieldsOf(atajo), resolver: valibotResolver(atajoSchema) });
  const [newAtajoId] = useState(newId);
  const dispatch = useAppDispatch();

  const submit = form.handleSubmit(async (fields) => {
    const shortcut = toValues(fields);
    try {
      await dispatch(
        atajo
          ? atajos.send('atajosUpdate', { modificarAtajoDto: { id: atajo.id, shortcut } })
          : atajos.send('atajosCreate', { crearAtajoDto: { shortcut: { ...shortcut, id: newAtajoId } } }),
      );
      onSaved();
    } catch (error) {
      applyServerErrors(
        form,
        renameFields(error, (campo) => campo.replace(/^shortcut\./, '')),
      );
    }
  });

  return { form, submit };
}
