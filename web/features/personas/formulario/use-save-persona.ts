import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PersonaDto } from '../../../api/generated';
import { useToast } from '../../../components/toast-actions';
import { usePersonasCreateMutation, usePersonasUpdateMutation } from '../personas-api';
import { type ConPersona, toDto } from './persona-values';
import { refusePersona, underPersona } from './refuse-persona';

interface Saving {
  form: UseFormReturn<ConPersona>;
  /** Who is edited; a new one without. */
  persona: PersonaDto | undefined;
  onSaved: (persona: PersonaDto) => void;
}

/** Saves the persona of one dialog. The attempts to create one carry one Idempotency-Key: none is created twice. */
export function useSavePersona({ form, persona, onSaved }: Saving) {
  const toast = useToast();
  const [key] = useState(() => nanoid());
  const isSending = useRef(false);
  const [create] = usePersonasCreateMutation();
  const [update] = usePersonasUpdateMutation();

  const send = (values: ConPersona) => {
    const dto = toDto(values.persona);
    return persona
      ? update({ id: persona.id, 'If-Match': `"${persona.version}"`, modificarPersonaDto: dto }).unwrap()
      : create({ 'Idempotency-Key': key, crearPersonaDto: dto }).unwrap();
  };

  return form.handleSubmit(async (values) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const saved = await send(values);
      toast(persona ? 'Datos guardados' : `${saved.nombreCompleto}: persona registrada`);
      onSaved(saved);
    } catch (error) {
      refusePersona(form, underPersona(error));
    } finally {
      isSending.current = false;
    }
  });
}
