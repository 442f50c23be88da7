import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';
import type { Correo } from './correo.entity.js';

const MAX_NOMBRE = 70;
const MAX_ASUNTO_MOSTRADO = 160;

/** A mail that reached a mailbox. */
interface Llegado {
  correo: Pick<Correo, 'deNombre' | 'deDireccion' | 'asunto'>;
  copiaId: string;
  /** The thread of the mail in that mailbox. */
  hiloId: string;
  avatar: string | null;
}

/** The group that joins the avisos of a thread of a mailbox. Reading its mails reads the aviso. */
export const grupoDeHilo = (hiloId: string) => `correo:${hiloId}`;

/** Tells that a mail came. Avisos of several mails of one thread become one aviso. */
export function avisoDeCorreo({ correo, copiaId, hiloId, avatar }: Llegado): AvisoNuevo {
  const quien = cut(correo.deNombre || correo.deDireccion, MAX_NOMBRE);
  const asunto = cut(correo.asunto.trim() || '(sin asunto)', MAX_ASUNTO_MOSTRADO);
  return {
    familia: 'mensaje',
    tipo: 'mensaje',
    grupo: grupoDeHilo(hiloId),
    asunto: `Correo nuevo de ${quien}`,
    textos: (cantidad) => ({
      titulo:
        cantidad === 1
          ? `Correo nuevo de ${escapeHtml(quien)}`
          : `${cantidad} correos nuevos, el último de ${escapeHtml(quien)}`,
      descripcion: escapeHtml(asunto),
      icono: 'heroicons_outline:envelope',
      imagen: avatar,
      enlace: `/apps/mailbox/inbox/1/${copiaId}`,
      esInterno: true,
    }),
  };
}

/** Tells that a mail could not leave at its moment and is a draft again. */
export function avisoDeNoEnviado({ asunto }: Pick<Correo, 'asunto'>): AvisoNuevo {
  const titulo = 'Un correo no se pudo enviar';
  return {
    familia: 'notificacion',
    tipo: 'mensaje',
    asunto: titulo,
    textos: () => ({
      titulo,
      descripcion: escapeHtml(`${cut(asunto.trim() || '(sin asunto)', MAX_ASUNTO_MOSTRADO)} · Está en Borradores.`),
      icono: 'heroicons_outline:exclamation-triangle',
      imagen: null,
      enlace: '/apps/mailbox/drafts/1',
      esInterno: true,
    }),
  };
}

/** Tells that a person's external account does not accept its password any more. */
export function avisoDeClaveRechazada(direccion: string): AvisoNuevo {
  const titulo = `La contraseña de ${cut(direccion, MAX_NOMBRE)} dejó de funcionar`;
  return {
    familia: 'notificacion',
    tipo: 'mensaje',
    asunto: titulo,
    textos: () => ({
      titulo: escapeHtml(titulo),
      descripcion: 'Escríbala de nuevo en los ajustes del correo para seguir recibiendo y enviando por ella.',
      icono: 'heroicons_outline:exclamation-triangle',
      imagen: null,
      enlace: '/apps/mailbox/settings',
      esInterno: true,
    }),
  };
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}
