import { useEscribir } from '../../../../collection/use-escribir';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import { contactos } from '../contactos';
import type { Contacto } from '../contactos-api';

/** The write sends no version, so other changes of the contact do not conflict with it. */
const linkTo = (id: string, personaId: string | null) =>
  contactos.send('contactosUpdate', { modificarContactoDto: { id, contact: { personaId } } });

/**
 * Links a contact to a persona, or unlinks it for null, and offers to undo that. Gives false when the server refused.
 */
export function useVincular() {
  const { escribir } = useEscribir();
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async (contacto: Pick<Contacto, 'id' | 'personaId'>, personaId: string | null, said: string) => {
    const { id, personaId: before } = contacto;
    if ((await escribir(linkTo(id, personaId))) === undefined) return false;
    offerUndo(toast, said, () => dispatch(linkTo(id, before)));
    return true;
  };
}
