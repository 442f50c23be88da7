import { useLocation } from 'react-router-dom';
import { useEscribir } from '../../../../collection/use-escribir';
import { useLeave } from '../../../../collection/use-leave';
import { useConfirm } from '../../../../components/confirm';
import type { ConfirmConfig } from '../../../../components/confirm-config';
import type { LetGo } from '../../../../components/use-unsaved-guard';
import { named } from '../../../../lib/named';
import { contactos } from '../contactos';
import type { Contacto } from '../contactos-api';
import type { ContactosLista } from '../list/use-contactos-list';

/**
 * Deletes a contact after a confirmation, and opens its neighbour in the list. When the server refuses, the contact
 * opens again. The toast offers to undo the deletion.
 *
 * @param letGo of the form, if the contact is deleted in its form. The form opens again after a refusal, with what was
 * typed
 */
export function useRemoveContacto({ id, name }: Contacto, { contactos: shown }: ContactosLista, letGo?: LetGo) {
  const leave = useLeave();
  const { search } = useLocation();
  const { eliminar } = useEscribir();
  const confirm = useConfirm();
  const go = (to: string | undefined) => leave(`/apps/contacts${to ? `/${to}` : ''}${search}`, { replace: true });

  return async () => {
    if (!(await confirm(questionFor(name)))) return;
    const forget = letGo?.();
    const index = shown.findIndex((contacto) => contacto.id === id);
    const next = index < 0 ? undefined : (shown[index + 1] ?? shown[index - 1]);
    await go(next?.id);
    const isDeleted = await eliminar(contactos.send('contactosRemove', { id }), {
      said: `${named('Contacto', name)} eliminado`,
      restore: contactos.send('contactosRestore', { id }),
      onRestored: () => void go(id),
    });
    if (isDeleted) forget?.();
    else await go(letGo ? `${id}/editar` : id);
  };
}

const questionFor = (name: string): ConfirmConfig => ({
  title: `Eliminar ${named('contacto', name)}`,
  message: 'Deja de verse en la agenda de la oficina. Se puede recuperar de la papelera durante un día.',
  actions: { confirm: { label: 'Eliminar', color: 'danger' }, cancel: { label: 'Cancelar' } },
  dismissible: true,
});
