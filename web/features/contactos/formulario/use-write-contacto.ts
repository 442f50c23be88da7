import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Contacto } from '../contactos-api';
import { useCambiarContactoMutation, useCrearContactoMutation, usePonerImagenMutation } from '../contactos-writes';
import { type ContactoValues, changesOf, toCambios } from './contacto-values';
import type { ImagenesDelFormulario } from './use-imagenes';

/** Sends a contact as its form has it. @param pais the country of the cuenta, in lower case */
export function useWriteContacto({ imagenes }: ImagenesDelFormulario, pais: string) {
  // All attempts carry one key: none is created twice.
  const [key] = useState(() => nanoid());
  const [crear] = useCrearContactoMutation();
  const [cambiar] = useCambiarContactoMutation();
  const [ponerImagen] = usePonerImagenMutation();

  return {
    /** A new one. @param like the one that it is in place of: what the form does not show goes with it */
    add: (values: ContactoValues, like?: Contacto): Promise<Contacto> =>
      crear({ key, contact: { ...toCambios(values), ...(like?.personaId && { personaId: like.personaId }) } }).unwrap(),

    /** What differs from the one that was seen, if that is still its version. */
    async change(values: ContactoValues, seen: Contacto): Promise<Contacto> {
      const { avatar, background } = imagenes;
      const cambios = {
        ...changesOf(values, seen, pais),
        ...(avatar === null && { avatar }),
        ...(background === null && { background }),
      };
      return Object.keys(cambios).length === 0
        ? seen
        : cambiar({ id: seen.id, cambios, version: seen.version }).unwrap();
    },

    /** The pictures that were chosen, of a contact that is there. */
    async sendImagenes(saved: Contacto): Promise<Contacto> {
      let last = saved;
      for (const field of ['avatar', 'background'] as const) {
        const imagen = imagenes[field]?.blob;
        if (imagen) last = await ponerImagen({ id: saved.id, field, imagen }).unwrap();
      }
      return last;
    },
  };
}
