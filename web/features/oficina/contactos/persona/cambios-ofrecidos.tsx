import { useRef, useState } from 'react';
import { apiMessage, apiStatus } from '../../../../api/api-message';
import type { CambioOfrecidoDto } from '../../../../api/generated/contactos';
import { Button } from '../../../../components/button';
import { Box, PlainList, Row } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppDispatch } from '../../../../store/hooks';
import { contactos } from '../contactos';
import { contactosApi, useCambiosDeclineMutation, useCambiosToPersonaMutation } from '../contactos-api';
import styles from './cambios-ofrecidos.module.css';

const campos = { email: 'el correo', telefono: 'el teléfono', domicilio: 'el domicilio' } as const;
const duenos = { persona: 'de la persona', contacto: 'del contacto' } as const;

/** Changes of a contact or its persona, which are offered to the other of the two. Draws nothing without changes. */
export function CambiosOfrecidos({ cambios }: { cambios: readonly CambioOfrecidoDto[] }) {
  const canEdit = { persona: usePermiso('carpetas.editar'), contacto: usePermiso('contactos.editar') };
  const respuestas = useCambiosOfrecidos();
  const shown = cambios.filter(({ hacia }) => canEdit[hacia]);
  return (
    <div role="status">
      {shown.length > 0 && (
        <PlainList flow="stack" gap={2} aria-label="Cambios para copiar">
          {shown.map((cambio) => (
            <Oferta
              key={cambio.contactoId + cambio.hacia + cambio.campo}
              cambio={cambio}
              canDecline={canEdit.contacto}
              respuestas={respuestas}
            />
          ))}
        </PlainList>
      )}
    </div>
  );
}

interface OfertaProps {
  cambio: CambioOfrecidoDto;
  canDecline: boolean;
  respuestas: ReturnType<typeof useCambiosOfrecidos>;
}

function Oferta({ cambio, canDecline, respuestas: { aceptar, descartar } }: OfertaProps) {
  const [isSending, setIsSending] = useState(false);
  const answer = (send: typeof aceptar) => {
    setIsSending(true);
    void send(cambio).finally(() => setIsSending(false));
  };
  const what = `${campos[cambio.campo]} ${duenos[cambio.hacia]}`;
  return (
    <Row as="li" pad={[2, 2, 2, 4]} gap={[2, 3]} align="center" wrap size="sm" round="md" className={styles.cambio}>
      <Box as="span" shrinks breaks className={styles.text}>
        También cambiar {what}: <strong>{cambio.valor}</strong>
      </Box>
      <Row as="span" gap={1} marginLeft="auto">
        <Button
          size="small"
          variant="outlined"
          loading={isSending}
          aria-label={`Cambiar ${what}`}
          onClick={() => answer(aceptar)}
        >
          Cambiar
        </Button>
        {canDecline && (
          <Button size="small" loading={isSending} aria-label={`No cambiar ${what}`} onClick={() => answer(descartar)}>
            No
          </Button>
        )}
      </Row>
    </Row>
  );
}

/** Takes an offered change over, or declines it. A refusal shows a toast, and the offers are fetched again. */
function useCambiosOfrecidos() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [toPersona] = useCambiosToPersonaMutation();
  const [decline] = useCambiosDeclineMutation();

  // The writes go one after the other: the next write needs the version that the last write made.
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
