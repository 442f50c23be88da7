import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { apiFieldErrors, apiMessage, apiStatus } from '../../../api/api-message';
import { applyServerErrors } from '../../../components/form/server-errors';
import { useToast } from '../../../components/toast-actions';
import { useAppDispatch } from '../../../store/hooks';
import { contactos } from '../contactos';
import { type Contacto, useLazyContactosGetQuery } from '../contactos-api';
import type { ContactosLista } from '../lista/use-contactos-lista';
import { type ContactoValues, toValues } from './contacto-values';
import type { ImagenesDelFormulario } from './use-imagenes';
import { useWriteContacto } from './use-write-contacto';

interface Saving {
  form: UseFormReturn<ContactoValues>;
  imagenes: ImagenesDelFormulario;
  /** Who is edited; a new one without. */
  contacto: Contacto | undefined;
  /** The country of the cuenta, in lower case. */
  pais: string;
  lista: ContactosLista;
  onSaved: (contacto: Contacto) => void;
}

/**
 * Saves what was changed of a contact, and its pictures after it. A change is based on the contact that the form was
 * filled from: where somebody else changed or deleted it meanwhile, the person chooses what is to stay.
 */
export function useSaveContacto({ form, imagenes, contacto, pais, lista, onSaved }: Saving) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [seen, setSeen] = useState(contacto);
  const [refused, setRefused] = useState<'changed' | 'deleted' | null>(null);
  const isSending = useRef(false);
  const { add, change, sendImagenes } = useWriteContacto(imagenes, pais);
  const [fetchContacto] = useLazyContactosGetQuery();
  const isListed = lista.isLoading || lista.error !== undefined || lista.todos.some(({ id }) => id === seen?.id);
  const problem = seen && !isListed ? 'deleted' : refused;

  const send = async (values: ContactoValues, write: (known: ContactoValues) => Promise<Contacto>) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // One of its etiquetas may have been deleted since it was chosen.
      const tags = values.tags.filter((tag) => lista.etiquetas.some(({ id }) => id === tag));
      const saved = await write({ ...values, tags });
      // A picture that is refused now leaves a contact that is there.
      setSeen(saved);
      setRefused(null);
      onSaved(await sendImagenes(saved));
    } catch (error) {
      const status = apiStatus(error);
      if (status === 412) setRefused('changed');
      else if (status === 404 && seen) setRefused('deleted');
      else applyServerErrors(form, ofContact(error));
    } finally {
      isSending.current = false;
    }
  };
  const submit = (write: (known: ContactoValues) => Promise<Contacto>) =>
    form.handleSubmit((values) => send(values, write));

  /** Gets the contact as it is now and goes on with it. */
  const withPresent = async (get: (id: string) => Promise<Contacto | null>, goOn: (fresh: Contacto) => unknown) => {
    try {
      const fresh = await get(seen?.id ?? '');
      setRefused(fresh ? null : 'deleted');
      if (fresh) await goOn(fresh);
    } catch (error) {
      if (apiStatus(error) === 404 && problem !== 'deleted') setRefused('deleted');
      else toast(apiMessage(error), { severity: 'error' });
    }
  };
  const fetched = (id: string) => fetchContacto({ id }).unwrap();
  // Who finds that it cannot be restored may find it restored by somebody else.
  const restored = (id: string) => dispatch(contactos.send('contactosRestore', { id })).catch(() => fetched(id));
  const writeOver = ({ version }: Contacto) => {
    if (!seen) return;
    const base = { ...seen, version };
    setSeen(base);
    return submit((values) => change(values, base))();
  };

  return {
    save: submit((values) => (seen ? change(values, seen) : add(values))),
    /** What somebody else did to the contact meanwhile. */
    problem,
    /** Their contact as it is now, in place of what was typed. */
    reload: () =>
      withPresent(fetched, (fresh) => {
        setSeen(fresh);
        imagenes.reset();
        form.reset(toValues(fresh, pais));
      }),
    /** What was typed here over what they wrote; what was not touched here stays theirs. */
    overwrite: () => withPresent(fetched, writeOver),
    /** The contact that they deleted, with what was typed here. */
    restore: () => withPresent(restored, writeOver),
    /** What stands in the form, as a contact of its own. */
    saveCopy: () => submit((values) => add(values, seen))(),
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
