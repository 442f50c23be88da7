import { Button } from '../../../../components/button';
import type { Correo } from '../correos-api';
import { AvisoProgramado } from '../programados/aviso-programado';
import { useRedactar } from '../redactar/use-redactar';
import type { Acciones } from '../use-actions';
import { MailNotice } from './mail-notice';

interface AvisosProps {
  correo: Correo;
  acciones: Acciones;
  /** Goes back to the list. */
  onClose: () => unknown;
}

/** The notices of a mail: that it is a draft, waits to be sent, or lies in spam or trash. Each has its action. */
export function Avisos({ correo, acciones, onClose }: AvisosProps) {
  const { abrir } = useRedactar();
  const { estado, bandeja, id } = correo;
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
  if (estado === 'programado') return <AvisoProgramado correo={correo} />;
  if (estado === 'borrador') {
    return (
      <MailNotice
        tono="info"
        text="Es un borrador: todavía no se envió."
        action={
          <Button size="small" onClick={() => abrir(id)}>
            Seguir escribiendo
          </Button>
        }
      />
    );
  }
  return null;
}
