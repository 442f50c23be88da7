import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { apiFieldErrors } from '../../api/api-message';
import { applyServerErrors } from '../../components/form/server-errors';
import { type AtajoFields, atajoSchema, fieldsOf, toValues } from './atajo-schema';
import type { Atajo } from './atajos-api';
import { useCreateAtajoMutation, useUpdateAtajoMutation } from './atajos-writes';

/** The form of a new shortcut (null) or of one that there is. */
export function useSaveAtajo(atajo: Atajo | null, onSaved: () => void) {
  const form = useForm<AtajoFields>({ defaultValues: fieldsOf(atajo), resolver: valibotResolver(atajoSchema) });
  const [create] = useCreateAtajoMutation();
  const [update] = useUpdateAtajoMutation();

  const submit = form.handleSubmit(async (fields) => {
    const values = toValues(fields);
    try {
      await (atajo ? update({ ...values, id: atajo.id }) : create(values)).unwrap();
      onSaved();
    } catch (error) {
      applyServerErrors(form, withoutPrefix(error));
    }
  });

  return { form, submit };
}

/** The server names the fields inside the body's `shortcut`. */
function withoutPrefix(error: unknown): unknown {
  const details = apiFieldErrors(error).map((detail) => ({
    ...detail,
    campo: detail.campo.replace(/^shortcut\./, ''),
  }));
  return { ...(error as object), details };
}
