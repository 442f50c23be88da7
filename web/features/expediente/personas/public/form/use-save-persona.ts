import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PersonaDto } from '../../../../../api/generated/personas';
import { keepTyped } from '../../../../../components/form/keep-typed';
import { renameFields } from '../../../../../components/form/server-errors';
import { useOvertaken } from '../../../../../components/form/use-overtaken';
import { useToast } from '../../../../../components/toast-actions';
import { newId } from '../../../../../lib/new-id';
import { useAppDispatch } from '../../../../../store/hooks';
import { personas, useLazyPersonasGetQuery, usePersonasCreateMutation } from '../personas-api';
import { type ConPersona, toDto, toValues } from './persona-values';
import { refusePersona } from './refuse-persona';

interface Saving {
  form: UseFormReturn<ConPersona>;
  /** The country of the cuenta. */
  pais: string;
  /** Undefined for a new persona. */
  persona: PersonaDto | undefined;
  onSaved: (persona: PersonaDto) => void;
}

/**
 * Saves the persona of one dialog. A change is sent with the version that the form was filled from. If somebody else
 * wrote since, the server refuses the change, even when the page already has newer data. The person then chooses what
 * stays. All attempts to create a persona send the same id, so that only one persona is created.
 */
export function useSavePersona({ form, pais, persona, onSaved }: Saving) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { seen, setSeen, problem, explains, withCurrent } = useOvertaken(persona);
  const [id] = useState(newId);
  const isSending = useRef(false);
  const [create] = usePersonasCreateMutation();
  const [fetchPersona] = useLazyPersonasGetQuery();

  const send = ({ persona: values }: ConPersona, base: PersonaDto | undefined) => {
    const dto = toDto(values);
    return base
      ? dispatch(
          personas.send('personasUpdate', { id: base.id, 'If-Match': `"${base.version}"`, modificarPersonaDto: dto }),
        )
      : create({ crearPersonaDto: { ...dto, id } }).unwrap();
  };

  /** @param base the persona to change; undefined to add a new persona */
  const submit = (base: PersonaDto | undefined) =>
    form.handleSubmit(async (values) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        const saved = await send(values, base);
        toast(base ? 'Datos guardados' : `Persona registrada: ${saved.nombreCompleto}`);
        onSaved(saved);
      } catch (error) {
        if (explains(error)) return;
        // The server names the fields of the persona alone, without the form's prefix.
        refusePersona(
          form,
          renameFields(error, (campo) => `persona.${campo}`),
        );
      } finally {
        isSending.current = false;
      }
    });

  const fetched = () => fetchPersona({ id: seen?.id ?? '' }).unwrap();

  return {
    save: submit(seen),
    /** What somebody else did to the persona during the editing. */
    problem,
    /** Replaces the typed values with the newest version of the persona. */
    reload: () =>
      withCurrent(fetched, (fresh) => {
        setSeen(fresh);
        form.reset({ persona: toValues(fresh, pais) });
      }),
    /**
     * Saves this person's changes over the newest version of the persona. Other fields keep the other person's values.
     */
    overwrite: () =>
      withCurrent(fetched, (fresh) => {
        setSeen(fresh);
        form.reset({ persona: toValues(fresh, pais) }, keepTyped);
        return submit(fresh)();
      }),
    /** Adds the typed values as a new persona. */
    saveCopy: () => submit(undefined)(),
  };
}

export type SavePersona = ReturnType<typeof useSavePersona>;
