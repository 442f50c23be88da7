import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { apiMessage } from '../../../../api/api-message';
import type { PersonaDto } from '../../../../api/generated/personas';
import { keepTyped } from '../../../../components/form/keep-typed';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { personas, usePersonasCreateMutation } from '../personas-api';
import { type ConPersona, toDto, toValues } from './persona-values';
import { refusePersona, underPersona } from './refuse-persona';

interface Saving {
  form: UseFormReturn<ConPersona>;
  /** The country of the cuenta. */
  pais: string;
  /** Undefined for a new persona. */
  persona: PersonaDto | undefined;
  /** Fetches the persona again. */
  onReload?: () => Promise<PersonaDto>;
  onSaved: (persona: PersonaDto) => void;
}

/**
 * Saves the persona of one dialog. A change is sent with the version that the form was filled from. If somebody else
 * wrote since, the server refuses it, even when the page already has newer data. All attempts to create a persona send
 * the same id, so that it is created once.
 */
export function useSavePersona({ form, pais, persona, onReload, onSaved }: Saving) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [seen, setSeen] = useState(persona);
  const [id] = useState(newId);
  const isSending = useRef(false);
  const [create] = usePersonasCreateMutation();

  const send = (values: ConPersona) => {
    const dto = toDto(values.persona);
    return seen
      ? dispatch(
          personas.send('personasUpdate', { id: seen.id, 'If-Match': `"${seen.version}"`, modificarPersonaDto: dto }),
        )
      : create({ crearPersonaDto: { ...dto, id } }).unwrap();
  };

  const save = form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const saved = await send(values);
      toast(seen ? 'Datos guardados' : `Persona registrada: ${saved.nombreCompleto}`);
      onSaved(saved);
    } catch (error) {
      refusePersona(form, underPersona(error));
    } finally {
      isSending.current = false;
    }
  });

  /** Keeps what was typed, and updates the other fields. */
  const reload =
    onReload &&
    (async () => {
      try {
        const fresh = await onReload();
        setSeen(fresh);
        form.reset({ persona: toValues(fresh, pais) }, keepTyped);
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
      }
    });

  return { save, reload };
}
