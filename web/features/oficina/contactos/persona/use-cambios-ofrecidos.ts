import { useRef } from 'react';
import { apiMessage, apiStatus } from '../../../../api/api-message';
import type { CambioOfrecidoDto } from '../../../../api/generated/contactos';
import { useToast } from '../../../../components/toast-actions';
import { useAppDispatch } from '../../../../store/hooks';
import { contactos } from '../contactos';
import { contactosApi, useCambiosDeclineMutation, useCambiosToPersonaMutation } from '../contactos-api';

/** Takes a change over, or turns it down. A refusal is said, and what is offered is fetched again. */
export function useCambiosOfrecidos() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [toPersona] = useCambiosToPersonaMutation();
  const [decline] = useCambiosDeclineMutation();

  // One after the other: the next one needs the version that the last one made.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const versions = useRef(new Map<string, number>());
  const inOrder = (run: () => Promise<void>) => {
    const next = last.current.then(run);
    last.current = next;
    return next;
  };

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

  const take = async ({ hacia, personaId, contactoId, campo, version: offered }: CambioOfrecidoDto) => {
    const id = hacia === 'contacto' ? contactoId : personaId;
    const ifMatch = { 'If-Match': `"${Math.max(offered, versions.current.get(id) ?? 0)}"` };
    const { version } =
      hacia === 'contacto'
        ? await dispatch(contactos.send('cambiosToContacto', { ...ifMatch, id, aceptarCambioDto: { campo } }))
        : await toPersona({ ...ifMatch, id, aceptarCambioDeContactoDto: { contactoId, campo } }).unwrap();
    versions.current.set(id, version);
  };
  const aceptar = (cambio: CambioOfrecidoDto) => {
    const said = cambio.hacia === 'contacto' ? 'El contacto se actualizó' : 'La persona se actualizó';
    return inOrder(() => attempt(() => take(cambio), said));
  };
  const descartar = ({ contactoId, hacia, campo }: CambioOfrecidoDto) =>
    inOrder(() => attempt(() => decline({ id: contactoId, descartarCambioDto: { hacia, campo } }).unwrap()));
  return { aceptar, descartar };
}
