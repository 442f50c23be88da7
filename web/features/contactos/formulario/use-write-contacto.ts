import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Contacto } from '../contactos-api';
import {
  useContactoImagenesSetAvatarMutation,
  useContactoImagenesSetBackgroundMutation,
  useContactosCreateMutation,
  useContactosUpdateMutation,
} from '../contactos-writes';
import { type ContactoValues, changesOf, toCambios } from './contacto-values';
import type { ImagenesDelFormulario } from './use-imagenes';

/** Sends a contact as its form has it. @param pais the country of the cuenta, in lower case */
export function useWriteContacto({ imagenes }: ImagenesDelFormulario, pais: string) {
  // All attempts carry one key: none is created twice.
  const [key] = useState(() => nanoid());
  const [crear] = useContactosCreateMutation();
  const [cambiar] = useContactosUpdateMutation();
  const [setAvatar] = useContactoImagenesSetAvatarMutation();
  const [setBackground] = useContactoImagenesSetBackgroundMutation();

  return {
    /** A new one. @param like the one that it is in place of: what the form does not show goes with it */
    add(values: ContactoValues, like?: Contacto): Promise<Contacto> {
      const contact = { ...toCambios(values), ...(like?.personaId && { personaId: like.personaId }) };
      return crear({ 'Idempotency-Key': key, crearContactoDto: { contact } }).unwrap();
    },

    /** What differs from the one that was seen, if that is still its version. */
    async change(values: ContactoValues, seen: Contacto): Promise<Contacto> {
      const { avatar, background } = imagenes;
      const cambios = {
        ...changesOf(values, seen, pais),
        ...(avatar === null && { avatar }),
        ...(background === null && { background }),
      };
      if (Object.keys(cambios).length === 0) return seen;
      const modificarContactoDto = { id: seen.id, contact: cambios };
      return cambiar({ 'If-Match': `"${seen.version}"`, modificarContactoDto }).unwrap();
    },

    /** The pictures that were chosen, of a contact that is there. */
    async sendImagenes(saved: Contacto): Promise<Contacto> {
      const { id } = saved;
      const avatar = imagenes.avatar?.blob;
      const background = imagenes.background?.blob;
      let last = saved;
      if (avatar) last = await setAvatar({ body: { id, avatar } }).unwrap();
      if (background) last = await setBackground({ body: { id, background } }).unwrap();
      return last;
    },
  };
}
