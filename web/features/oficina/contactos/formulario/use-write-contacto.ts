import { useState } from 'react';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { contactos } from '../contactos';
import type { Contacto } from '../contactos-api';
import { type ContactoValues, changesOf, toCambios } from './contacto-values';
import type { ImagenesDelFormulario } from './use-imagenes';

/** Sends a contact from its form. @param pais the country of the cuenta, in lower case */
export function useWriteContacto({ imagenes }: ImagenesDelFormulario, pais: string) {
  const dispatch = useAppDispatch();
  // All attempts use the same id, so that the contact is not created twice.
  const [id] = useState(newId);

  return {
    /** Creates a contact. @param personaId who they are in carpetas */
    add(values: ContactoValues, personaId?: string | null): Promise<Contacto> {
      const contact = { id, ...toCambios(values), ...(personaId && { personaId }) };
      return dispatch(contactos.send('contactosCreate', { crearContactoDto: { contact } }));
    },

    /** Sends what differs from the seen contact. The server answers 412 if its version has changed. */
    async change(values: ContactoValues, seen: Contacto): Promise<Contacto> {
      const { avatar, background } = imagenes;
      const cambios = {
        ...changesOf(values, seen, pais),
        ...(avatar === null && { avatar }),
        ...(background === null && { background }),
      };
      if (Object.keys(cambios).length === 0) return seen;
      const modificarContactoDto = { id: seen.id, contact: cambios };
      const arg = { 'If-Match': `"${seen.version}"`, modificarContactoDto };
      return dispatch(contactos.send('contactosUpdate', arg));
    },

    /** Sends the chosen pictures of a stored contact. */
    async sendImagenes(saved: Contacto): Promise<Contacto> {
      const { id } = saved;
      const { avatar, background } = imagenes;
      let last = saved;
      if (avatar) last = await dispatch(contactos.send('contactoImagenesSetAvatar', { body: { id, avatar } }));
      if (background) {
        last = await dispatch(contactos.send('contactoImagenesSetBackground', { body: { id, background } }));
      }
      return last;
    },
  };
}
