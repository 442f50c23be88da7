import { valibotResolver } from '@hookform/resolvers/valibot';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiFieldErrors } from '../../api/api-message';
import { applyServerErrors } from '../../components/form/server-errors';
import { type AtajoFields, atajoSchema, fieldsOf, toValues } from './atajo-schema';
import { type Atajo, useAtajosCreateMutation, useAtajosUpdateMutation } from './atajos-api';

/** The form of a new shortcut (null) or of one that there is. All attempts to make one carry one Idempotency-Key. */
export function useSaveAtajo(atajo: Atajo | null, onSaved: () => void) {
  const form = useForm<AtajoFields>({ defaultValues: fieldsOf(atajo), resolver: valibotResolver(atajoSchema) });
  const [key] = useState(() => nanoid());
  const [create] = useAtajosCreateMutation();
  const [update] = useAtajosUpdateMutation();

  const submit = form.handleSubmit(async (fields) => {
    const shortcut = toValues(fields);
    try {
      await (atajo
        ? update({ modificarAtajoDto: { id: atajo.id, shortcut } })
        : create({ 'Idempotency-Key': key, crearAtajoDto: { shortcut } })
      ).unwrap();
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
