import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';
import type { EstadoDeSolicitud, Solicitud } from './solicitud.entity.js';

const TITULO: Readonly<Record<EstadoDeSolicitud, (asunto: string) => string>> = {
  recibida: (asunto) => `Su pedido de ayuda ${asunto} vuelve a esperar respuesta`,
  respondida: (asunto) => `Le respondieron su pedido de ayuda ${asunto}`,
  cerrada: (asunto) => `Se cerró su pedido de ayuda ${asunto}`,
};

/** Tells the author of a request its new estado. */
export function avisoDeSolicitud({
  id,
  asunto,
  email,
  estado,
}: Pick<Solicitud, 'id' | 'asunto' | 'email' | 'estado'>): AvisoNuevo {
  const textos = {
    titulo: TITULO[estado](`<b>${escapeHtml(asunto)}</b>`),
    descripcion:
      estado === 'respondida'
        ? `La respuesta se envía a ${escapeHtml(email)}.`
        : estado === 'cerrada'
          ? 'Si hace falta otra respuesta, escriba uno nuevo.'
          : null,
    icono: 'heroicons_outline:lifebuoy',
    imagen: null,
    enlace: '/apps/help-center/support',
    esInterno: true,
  };
  // An earlier aviso that is unread takes the new estado. No second aviso is made.
  return { familia: 'notificacion', tipo: 'soporte', grupo: `soporte:${id}`, textos: () => textos };
}
