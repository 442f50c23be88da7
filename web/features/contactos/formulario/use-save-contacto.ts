import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { apiFieldErrors, apiMessage, apiStatus } from '../../../api/api-message';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useToast } from '../../../components/toast-actions';
import { type Contacto, useLazyContactoQuery } from '../contactos-api';
import { useCambiarContactoMutation, useCrearContactoMutation, usePonerImagenMutation } from '../contactos-writes';
import { type ContactoValues, changesOf, toCambios, toValues } from './contacto-values';
import type { ImagenesDelFormulario } from './use-imagenes';

interface Saving {
  form: UseFormReturn<ContactoValues>;
  imagenes: ImagenesDelFormulario;
  /** Who is edited; a new one without. */
  contacto: Contacto | undefined;
  /** The country of the cuenta, in lower case. */
  pais: string;
  /** Ids of the etiquetas that there are: one may have been deleted since it was chosen. */
  etiquetas: readonly string[];
  onSaved: (contacto: Contacto) => void;
}

/**
 * Saves what was changed of a contact, and its pictures after it. A change is based on the contact that the form was
 * filled from: where somebody else changed it meanwhile, the person chooses whose is to stay.
 */
export function useSaveContacto({ form, imagenes, contacto, pais, etiquetas, onSaved }: Saving) {
  const toast = useToast();
  const [seen, setSeen] = useState(contacto);
  const [hasConflict, setHasConflict] = useState(false);
  // All attempts carry one key: none is created twice.
  const [key] = useState(() => nanoid());
  const isSending = useRef(false);
  const [crear] = useCrearContactoMutation();
  const [cambiar] = useCambiarContactoMutation();
  const [ponerImagen] = usePonerImagenMutation();
  const [fetchContacto] = useLazyContactoQuery();

  const write = async (values: ContactoValues, version: number | undefined): Promise<Contacto> => {
    if (!seen) return crear({ key, contact: toCambios(values) }).unwrap();
    const { avatar, background } = imagenes.imagenes;
    const cambios = {
      ...changesOf(values, seen, pais),
      ...(avatar === null && { avatar }),
      ...(background === null && { background }),
    };
    if (Object.keys(cambios).length === 0) return seen;
    return cambiar({ id: seen.id, cambios, version }).unwrap();
  };

  const sendImagenes = async (saved: Contacto): Promise<Contacto> => {
    let last = saved;
    for (const field of ['avatar', 'background'] as const) {
      const imagen = imagenes.imagenes[field]?.blob;
      if (imagen) last = await ponerImagen({ id: saved.id, field, imagen }).unwrap();
    }
    return last;
  };

  const send = async (values: ContactoValues, version: number | undefined) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const known = { ...values, tags: values.tags.filter((id) => etiquetas.includes(id)) };
      const saved = await write(known, version);
      // A picture that is refused now leaves a contact that is there.
      setSeen(saved);
      onSaved(await sendImagenes(saved));
    } catch (error) {
      if (apiStatus(error) === 412) setHasConflict(true);
      else applyServerErrors(form, ofContact(error));
    } finally {
      isSending.current = false;
    }
  };

  /** Gets the contact as it is now and goes on with it. */
  const withPresent = async (goOn: (fresh: Contacto) => unknown) => {
    try {
      const fresh = await fetchContacto(seen?.id ?? '').unwrap();
      if (!fresh) return toast('Alguien eliminó este contacto mientras usted lo editaba.', { severity: 'error' });
      setHasConflict(false);
      await goOn(fresh);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return {
    save: form.handleSubmit((values) => send(values, seen?.version)),
    hasConflict,
    /** Their contact as it is now, in place of what was typed. */
    reload: () =>
      withPresent((fresh) => {
        setSeen(fresh);
        imagenes.reset();
        form.reset(toValues(fresh, pais));
      }),
    /** What was typed here over what they wrote; what was not touched here stays theirs. */
    overwrite: () => withPresent(({ version }) => form.handleSubmit((values) => send(values, version))()),
  };
}

/** The server names the fields as they are in the body: inside the contact. */
function ofContact(error: unknown): unknown {
  const details = apiFieldErrors(error).map(({ campo, mensaje }) => ({
    campo: campo.replace(/^contact\./, '').replace(/\[(\d+)\]/g, '.$1'),
    mensaje,
  }));
  return { ...(error as object), message: apiMessage(error), details };
}
