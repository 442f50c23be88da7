import { escapeHtml, htmlOfLines } from '../../common/input/safe-html.js';
import type { MiembroConocido } from '../../common/tenancy/cuenta-directory.js';
import { describe } from '../../plataforma/auditoria/descripciones.js';
import type { Palabras } from '../../vocabulario/palabras.js';
import type { ActividadDeCuentaDto } from './actividad.dto.js';
import type { ActividadFila } from './actividad.repository.js';
import { isLectura, temaOf } from './temas.js';

/** The name that is shown for facts of the product itself. */
const SISTEMA = 'El sistema';
/** The most characters of a comment that the timeline shows. */
const CITA = 400;

/** An entry of the audit, for the timeline of the cuenta. */
export function toActividad(
  fila: ActividadFila,
  miembros: ReadonlyMap<string, MiembroConocido>,
  palabras: Palabras,
): ActividadDeCuentaDto {
  const { id, accion, entidadId, carpetaId, usuarioId, datos, en, cursor, comentario } = fila;
  const tema = temaOf(accion);
  const miembro = usuarioId ? miembros.get(usuarioId) : undefined;
  const nombre = usuarioId ? (miembro?.nombre ?? 'Persona desconocida') : SISTEMA;
  const frase = describe(accion, datos, palabras);
  const carpeta = carpetaId ? { id: carpetaId, codigo: fila.codigo, caratula: fila.caratula ?? '' } : null;
  const link = tema?.enlace?.({ entidadId, carpetaId }) ?? (carpeta ? `/carpetas/${carpeta.id}` : null);
  const cita = comentario === null ? null : shortened(comentario);
  return {
    id,
    description: `<strong>${escapeHtml(nombre)}</strong> ${escapeHtml(frase)}`,
    date: en,
    icon: `heroicons_outline:${tema?.icono ?? 'information-circle'}`,
    ...(miembro?.avatar && { image: miembro.avatar }),
    ...(cita !== null && { extraContent: htmlOfLines(cita) }),
    ...(link && { link, useRouter: true, linkedContent: linkText(carpeta, tema?.enlaceTexto) }),
    accion,
    clase: isLectura(accion) ? 'lecturas' : (tema?.clase ?? null),
    frase,
    usuario: usuarioId ? { id: usuarioId, nombre } : null,
    carpeta,
    cita,
    cursor,
  };
}

function linkText(carpeta: ActividadDeCuentaDto['carpeta'], texto = 'Ver'): string {
  return carpeta ? [carpeta.codigo, carpeta.caratula].filter(Boolean).join(' · ') : texto;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > CITA ? `${characters.slice(0, CITA).join('').trimEnd()}…` : text;
}
