import type { ReactNode } from 'react';
import { Button } from '../../../../components/button';
import { formatFechaHora } from '../../../../lib/fechas';
import type { Correo } from '../correos-api';
import { useRedactar } from '../redactar/use-redactar';
import type { Acciones } from '../use-actions';
import styles from './notices.module.css';

interface AvisosProps {
  correo: Correo;
  acciones: Acciones;
  /** Goes back to the list. */
  onClose: () => unknown;
}

/** The notices of a mail: that it is a draft, waits to be sent, or lies in spam or trash. Each has its action. */
export function Avisos({ correo, acciones, onClose }: AvisosProps) {
  const { abrir } = useRedactar();
  const { estado, bandeja, enviarEn, id } = correo;
  const back = () => {
    onClose();
    void acciones.mover([correo], 'inbox');
  };
  if (bandeja === 'spam') {
    return (
      <MailNotice
        tono="warning"
        text="Este correo está en Spam."
        action={
          <Button size="small" onClick={back}>
            No es spam
          </Button>
        }
      />
    );
  }
  if (bandeja === 'trash') {
    return (
      <MailNotice
        tono="neutral"
        text="Este correo está en la papelera. Se elimina a los 30 días."
        action={
          <Button size="small" onClick={back}>
            Recuperar
          </Button>
        }
      />
    );
  }
  if (estado === 'borrador' || estado === 'programado') {
    const text = enviarEn ? `Se envía el ${formatFechaHora(enviarEn)}.` : 'Es un borrador: todavía no se envió.';
    return (
      <MailNotice
        tono="info"
        text={text}
        action={
          <Button size="small" onClick={() => abrir(id)}>
            {estado === 'programado' ? 'Ver el envío' : 'Seguir escribiendo'}
          </Button>
        }
      />
    );
  }
  return null;
}

/** A notice of a mail, with an action. */
export function MailNotice({ tono, text, action }: { tono: string; text: string; action?: ReactNode }) {
  return (
    <div className={styles.aviso} data-tone={tono}>
      <p>{text}</p>
      {action}
    </div>
  );
}
