import { useLocation, useNavigate } from 'react-router-dom';
import { apiMessage } from '../../../api/api-message';
import { useToast } from '../../../components/toast-actions';
import type { Contacto } from '../contactos-api';
import { useContactosRemoveMutation, useContactosRestoreMutation } from '../contactos-writes';
import type { ContactosLista } from '../lista/use-contactos-lista';

/** Deletes a contact without asking and goes on to the one beside it in the list: the way back is in the toast. */
export function useRemoveContacto({ id, name }: Contacto, { contactos }: ContactosLista) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  const [borrar] = useContactosRemoveMutation();
  const [restaurar] = useContactosRestoreMutation();
  const go = (to: string | undefined) =>
    navigate(`/apps/contacts${to ? `/${to}` : ''}${search}`, { preventScrollReset: true, replace: true });
  const refuse = (error: unknown) => toast(apiMessage(error), { severity: 'error' });

  const undo = async () => {
    try {
      await restaurar({ id }).unwrap();
      await go(id);
    } catch (error) {
      refuse(error);
    }
  };

  return async () => {
    const index = contactos.findIndex((contacto) => contacto.id === id);
    const next = index < 0 ? undefined : (contactos[index + 1] ?? contactos[index - 1]);
    await go(next?.id);
    try {
      await borrar({ id }).unwrap();
      toast(`Contacto eliminado: ${name}`, { action: { label: 'Deshacer', onClick: () => void undo() } });
    } catch (error) {
      refuse(error);
    }
  };
}
