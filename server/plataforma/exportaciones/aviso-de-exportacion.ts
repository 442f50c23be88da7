import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../avisos/notifier.service.js';

/** Says that an export is ready to download, or failed. @param cuenta the cuenta's name */
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
