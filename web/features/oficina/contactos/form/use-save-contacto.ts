import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { apiFieldErrors, apiMessage } from '../../../../api/api-message';
import { applyServerErrors } from '../../../../components/form/server-errors';
import { useOvertaken } from '../../../../components/form/use-overtaken';
import { newId } from '../../../../lib/new-id';
import { useAppDispatch } from '../../../../store/hooks';
import { contactos } from '../contactos';
import { type Contacto, useLazyContactosGetQuery } from '../contactos-api';
import type { ContactosLista } from '../list/use-contactos-list';
import { type ContactoValues, changesOf, toCambios, toValues } from './contacto-values';
import type { ImagenesDelFormulario } from './use-imagenes';

interface Saving {
  form: UseFormReturn<ContactoValues>;
  imagenes: ImagenesDelFormulario;
  /** The contact to edit; undefined for a new one. */
  contacto: Contacto | undefined;
  /** The country of the cuenta, in lower case. */
  pais: string;
  lista: ContactosLista;
  /** The persona that a new contact is linked to. */
  personaId: string | undefined;
  onSaved: (contacto: Contacto) => void;
}

/**
 * Saves the changed fields of a contact, and then its pictures. A change is based on the contact that filled the form.
 * If somebody else changed or deleted the contact meanwhile, the person chooses which values stay.
 */
export function useSaveContacto({ form, imagenes, contacto, pais, lista, personaId, onSaved }: Saving) {
  const dispatch = useAppDispatch();
  const isSending = useRef(false);
  const { add, change, sendImagenes } = useWriteContacto(imagenes, pais);
  const [fetchContacto] = useLazyContactosGetQuery();
  const isLoaded = !lista.isLoading && lista.error === undefined;
  const { seen, setSeen, problem, solve, explains, withCurrent } = useOvertaken(
    contacto,
    (one) => isLoaded && !lista.todos.some(({ id }) => id === one.id),
  );

  const send = async (values: ContactoValues, write: (known: ContactoValues) => Promise<Contacto>) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // An etiqueta may have been deleted since the person chose it.
      const tags = values.tags.filter((tag) => lista.etiquetas.some(({ id }) => id === tag));
      const saved = await write({ ...values, tags });
      // The contact is stored now, even if a picture is refused next.
      setSeen(saved);
      solve();
      onSaved(await sendImagenes(saved));
    } catch (error) {
      if (!explains(error)) applyServerErrors(form, toFormFields(error));
    } finally {
      isSending.current = false;
    }
  };
  const submit = (write: (known: ContactoValues) => Promise<Contacto>) =>
    form.handleSubmit((values) => send(values, write));

  const id = seen?.id ?? '';
  const fetched = () => fetchContacto({ id }).unwrap();
  // If the contact cannot be restored, somebody else may have restored it already.
  const restored = () => dispatch(contactos.send('contactosRestore', { id })).catch(fetched);
  const writeOver = ({ version }: Contacto) => {
    if (!seen) return;
    const base = { ...seen, version };
    setSeen(base);
    return submit((values) => change(values, base))();
  };

  return {
    save: submit((values) => (seen ? change(values, seen) : add(values, personaId))),
    /** The change or deletion that somebody else made meanwhile. */
    problem,
    /** Replaces the typed values with the stored contact. */
    reload: () =>
      withCurrent(fetched, (fresh) => {
        setSeen(fresh);
        imagenes.reset();
        form.reset(toValues(fresh, pais));
      }),
    /** Saves the fields changed here over the stored contact. Other fields keep the other person's values. */
    overwrite: () => withCurrent(fetched, writeOver),
    /** Restores the deleted contact, and saves the fields changed here. */
    restore: () => withCurrent(restored, writeOver),
    /** Saves the form as a new contact, linked to the same persona. */
    saveCopy: () => submit((values) => add(values, seen?.personaId))(),
  };
}

/** Turns the server's field names, such as `contact.emails[0].email`, into the form's field names. */
function toFormFields(error: unknown): unknown {
  const details = apiFieldErrors(error).map(({ campo, mensaje }) => ({
    campo: campo.replace(/^contact\./, '').replace(/\[(\d+)\]/g, '.$1'),
    mensaje,
  }));
  return { ...(error as object), message: apiMessage(error), details };
}

/**
 * Sends a contact from its form.
 * @param pais the country of the cuenta, in lower case
 */
function useWriteContacto({ imagenes }: ImagenesDelFormulario, pais: string) {
  const dispatch = useAppDispatch();
  // All attempts use the same id, so that the contact is not created twice.
  const [id] = useState(newId);

  return {
    /**
     * Creates a contact.
     * @param personaId the persona that the contact is linked to
     */
    add(values: ContactoValues, personaId?: string | null): Promise<Contacto> {
      const contact = { id, ...toCambios(values), ...(personaId && { personaId }) };
      return dispatch(contactos.send('contactosCreate', { crearContactoDto: { contact } }));
    },

    /** Sends the fields that differ from the seen contact. The server answers 412 if its version has changed. */
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
