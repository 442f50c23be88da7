import { apiMessage, apiStatus } from '../../../api/api-message';
import type { CambioOfrecidoDto } from '../../../api/generated/contactos';
import { useToast } from '../../../components/toast-actions';
import { useAppDispatch } from '../../../store/hooks';
import { contactos } from '../contactos';
import { contactosApi, useCambiosDeclineMutation, useCambiosToPersonaMutation } from '../contactos-api';

/** Takes a change over, or turns it down. A refusal is said, and what is offered is fetched again. */
export function useCambiosOfrecidos() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [toPersona] = useCambiosToPersonaMutation();
  const [decline] = useCambiosDeclineMutation();

  const attempt = async (send: () => Promise<unknown>, said?: string) => {
    try {
      await send();
      if (said) toast(said);
    } catch (error) {
      const isOver = apiStatus(error) === 404;
      toast(isOver ? 'Ese cambio ya no se ofrece' : apiMessage(error), { severity: isOver ? 'info' : 'error' });
      dispatch(contactosApi.util.invalidateTags([{ type: 'contactos', id: 'vinculos' }, 'personas']));
    }
  };

  const aceptar = ({ hacia, personaId, contactoId, campo, version }: CambioOfrecidoDto) => {
    const ifMatch = { 'If-Match': `"${version}"` };
    if (hacia === 'contacto') {
      const arg = { ...ifMatch, id: contactoId, aceptarCambioDto: { campo } };
      return attempt(() => dispatch(contactos.send('cambiosToContacto', arg)), 'El contacto se actualizó');
    }
    const aceptarCambioDeContactoDto = { contactoId, campo };
    return attempt(
      () => toPersona({ ...ifMatch, id: personaId, aceptarCambioDeContactoDto }).unwrap(),
      'La persona se actualizó',
    );
  };
  const descartar = ({ contactoId, hacia, campo }: CambioOfrecidoDto) =>
    attempt(() => decline({ id: contactoId, descartarCambioDto: { hacia, campo } }).unwrap());
  return { aceptar, descartar };
}
