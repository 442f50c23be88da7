import type { AvisoNuevo } from '../avisos/notifier.service.js';
import { escapeHtml } from '../common/input/safe-html.js';

/** That an export can be downloaded, or that it could not be made. @param cuenta its name */
export function avisoDeExportacion(cuenta: string, { isReady, days }: { isReady: boolean; days: number }): AvisoNuevo {
  return {
    tipo: 'exportacion',
    familia: 'notificacion',
    textos: () => ({
      titulo: isReady ? 'La exportación está lista' : 'La exportación no se pudo hacer',
      descripcion: isReady
        ? `${escapeHtml(cuenta)} · Se puede descargar durante ${days === 1 ? 'un día' : `${days} días`}.`
        : `${escapeHtml(cuenta)} · Puede volver a pedirla.`,
      icono: isReady ? 'heroicons_outline:arrow-down-tray' : 'heroicons_outline:exclamation-triangle',
      imagen: null,
      enlace: '/configuraciones/cuenta',
      esInterno: true,
    }),
  };
}
