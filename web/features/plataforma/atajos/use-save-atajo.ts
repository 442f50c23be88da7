import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiStatus } from '../../../api/api-message';
import { useKeptForm } from '../../../autosave/use-kept-form';
import { applyServerErrors, renameFields } from '../../../components/form/server-errors';
import { newId } from '../../../lib/new-id';
import { useAppDispatch } from '../../../store/hooks';
import { type AtajoFields, atajoSchema, fieldsOf, toValues } from './atajo-schema';
import { type Atajo, atajos } from './atajos-api';

/**
 * The form of a new atajo (null) or of an existing one. All tries send the same id, so they create only one. What is
 * typed is kept in the tab until it is saved or `kept.forget` is called.
 */
export function useSaveAtajo(atajo: Atajo | null, onSaved: () => void) {
  const form = useForm<AtajoFields>({ defaultValues: fieldsOf(atajo), resolver: valibotResolver(atajoSchema) });
  const [newAtajoId] = useState(newId);
  /** The atajo was deleted elsewhere, so the form saves a new one. */
  const [isGone, setIsGone] = useState(false);
  const kept = useKeptForm('atajo', atajo?.id ?? 'nuevo', form);
  const dispatch = useAppDispatch();

  const submit = form.handleSubmit(async (fields) => {
    const shortcut = toValues(fields);
    try {
      await dispatch(
        atajo && !isGone
          ? atajos.send('atajosUpdate', { modificarAtajoDto: { id: atajo.id, shortcut } })
          : atajos.send('atajosCreate', { crearAtajoDto: { shortcut: { ...shortcut, id: newAtajoId } } }),
      );
      kept.forget();
      onSaved();
    } catch (error) {
      if (atajo && !isGone && apiStatus(error) === 404) {
        setIsGone(true);
        const message = 'Este atajo se eliminó mientras usted lo editaba. Puede guardar lo que ve como uno nuevo.';
        return form.setError('root', { message });
      }
      applyServerErrors(
        form,
        renameFields(error, (campo) => campo.replace(/^shortcut\./, '')),
      );
    }
  });

  return { form, submit, kept, isGone };
}
