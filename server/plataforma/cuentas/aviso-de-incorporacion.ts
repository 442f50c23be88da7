import { escapeHtml } from '../../common/input/safe-html.js';
import { boldName } from '../avisos/bold-name.js';
import type { AvisoNuevo } from '../avisos/notifier.service.js';

/** Says that somebody joined the cuenta. Several unread avisos are joined into one. */
export function incorporacion(nombre: string): AvisoNuevo {
  return {
    familia: 'notificacion',
    tipo: 'incorporacion',
    grupo: 'miembros',
    textos: (cantidad) => ({
      titulo: cantidad === 1 ? `Se sumó ${boldName(nombre)}` : `${cantidad} personas nuevas en el equipo`,
      descripcion: cantidad === 1 ? 'Ya es parte del equipo.' : `La última en sumarse: ${escapeHtml(nombre)}`,
      icono: 'heroicons_outline:user-plus',
      imagen: null,
      enlace: '/configuraciones/equipo',
      esInterno: true,
    }),
  };
}
