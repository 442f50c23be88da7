import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';

/** Days before the last one on which its people are reminded, and after it, when it climbs to those who sign. */
export const MARCAS = [7, 3, 1, 0, -1, -3, -7, -15, -30] as const;
/** From this mark on it is late. */
export const VENCIDO = -1;

/** The plazo that a reminder is about. */
export interface PlazoAvisado {
  id: string;
  nombre: string;
  /** `YYYY-MM-DD`. */
  vence: string;
  /** Days from today; negative when it is over. */
  faltan: number;
  marca: number;
  /** What is presented, or where, of one of an inscripción. */
  inscripcion: string | null;
  carpetaId: string;
  codigo: string | null;
  caratula: string;
}

/** Reminds somebody of a plazo, and leads to it. */
export function avisoDePlazo(plazo: PlazoAvisado): AvisoNuevo {
  const { id, nombre, vence, faltan, marca, inscripcion, carpetaId, codigo, caratula } = plazo;
  const cuando = when(faltan);
  const where = [codigo, caratula].filter(Boolean).join(' ');
  const textos = {
    titulo: `<b>${escapeHtml(nombre)}</b> ${cuando}`,
    descripcion: escapeHtml([where, inscripcion, fechaEnTexto(vence)].filter(Boolean).join(' · ')),
    icono: faltan < 0 ? 'heroicons_outline:exclamation-triangle' : 'heroicons_outline:clock',
    imagen: null,
    enlace: `/carpetas/${carpetaId}/plazos/${id}`,
    esInterno: true,
  };
  return {
    familia: 'notificacion',
    tipo: 'plazo',
    grupo: `plazo:${id}:${vence}:${marca}`,
    carpetaId,
    asunto: `${nombre} ${cuando}: ${where}`,
    textos: () => textos,
  };
}

/** When a plazo ends or ended, as a sentence goes on. */
function when(faltan: number): string {
  if (faltan === 0) return 'vence hoy';
  if (faltan === 1) return 'vence mañana';
  if (faltan === -1) return 'venció ayer';
  return faltan > 0 ? `vence en ${faltan} días` : `venció hace ${-faltan} días`;
}
