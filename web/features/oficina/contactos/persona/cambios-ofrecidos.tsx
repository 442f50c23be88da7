import { useState } from 'react';
import type { CambioOfrecidoDto } from '../../../../api/generated/contactos';
import { Button } from '../../../../components/button';
import { usePermiso } from '../../../../session/use-permiso';
import styles from './cambios-ofrecidos.module.css';
import { useCambiosOfrecidos } from './use-cambios-ofrecidos';

const campos = { email: 'el correo', telefono: 'el teléfono', domicilio: 'el domicilio' } as const;
const duenos = { persona: 'de la persona', contacto: 'del contacto' } as const;

/** What changed of a contact or its persona, offered to the other one. Without any it draws nothing. */
export function CambiosOfrecidos({ cambios }: { cambios: readonly CambioOfrecidoDto[] }) {
  const canEdit = { persona: usePermiso('carpetas.editar'), contacto: usePermiso('contactos.editar') };
  const respuestas = useCambiosOfrecidos();
  const shown = cambios.filter(({ hacia }) => canEdit[hacia]);
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul className={styles.cambios} aria-label="Cambios para copiar">
          {shown.map((cambio) => (
            <Oferta
              key={cambio.contactoId + cambio.hacia + cambio.campo}
              cambio={cambio}
              canDecline={canEdit.contacto}
              respuestas={respuestas}
            />
          ))}
        </ul>
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
    <li className={styles.cambio}>
      <span className={styles.text}>
        También cambiar {what}: <strong>{cambio.valor}</strong>
      </span>
      <span className={styles.buttons}>
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
      </span>
    </li>
  );
}
