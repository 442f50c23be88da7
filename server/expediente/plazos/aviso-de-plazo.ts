import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';

/**
 * The days before the last day at which people are reminded. Negative marks are days after it; then who signs is told,
 * too.
 */
export const MARCAS = [7, 3, 1, 0, -1, -3, -7, -15, -30] as const;
/** From this mark on the plazo is late. */
export const VENCIDO = -1;

/** The plazo that a reminder is about. */
export interface PlazoAvisado {
  id: string;
  nombre: string;
  /** `YYYY-MM-DD`. */
  vence: string;
  /** The days from today to the last day; negative after it. */
  faltan: number;
  marca: number;
  /** The presented part or the register, for a plazo of an inscripción. */
  inscripcion: string | null;
  carpetaId: string;
  codigo: string | null;
  caratula: string;
}

/** Makes the reminder of a plazo, with a link to it. */
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

/** The end of the reminder's sentence: when the plazo ends or ended. */
function when(faltan: number): string {
  if (faltan === 0) return 'vence hoy';
  if (faltan === 1) return 'vence mañana';
  if (faltan === -1) return 'venció ayer';
  return faltan > 0 ? `vence en ${faltan} días` : `venció hace ${-faltan} días`;
}
