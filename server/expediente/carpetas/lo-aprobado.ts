import type { Aprobado } from '../../common/de-carpeta.js';
import { collectDeCarpeta, DE_CARPETA } from '../../domains.js';
import type { Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import { temaDe } from '../../plataforma/auditoria/palabras.js';
import type { Carpeta } from './carpeta.entity.js';

const APROBADO = collectDeCarpeta('aprobado') as Partial<Record<string, Aprobado>>;

/** The first words of facts that can leave something missing for the signature. */
const DEJAN_FALTANTES = new Set(DE_CARPETA.flatMap(({ dejaFaltantes = [] }) => dejaFaltantes));

/** Whether a carpeta is approved for the signature: lista_para_firma, or suspended in that state. */
export function isApproved({ estado, estadoPrevio }: Pick<Carpeta, 'estado' | 'estadoPrevio'>): boolean {
  return estado === 'lista_para_firma' || (estado === 'suspendida' && estadoPrevio === 'lista_para_firma');
}

/**
 * The approved thing that a fact changed, within a sentence; null when it changed none. A fact of a persona or an
 * inmueble concerns all carpetas that have it. Other changes show as faltantes.
 */
export function aprobadoQueCambia({ accion, datos = {} }: Pick<Hecho, 'accion' | 'datos'>): string | null {
  const changes = APROBADO[accion] ?? null;
  return typeof changes === 'function' ? changes(datos) : changes;
}

/** Whether a fact can leave something missing for the signature. */
export function puedeDejarFaltantes({ accion, datos = {} }: Pick<Hecho, 'accion' | 'datos'>): boolean {
  if (accion === 'carpeta.modificada') {
    return (datos.campos as string[]).includes('fechaFirmaPrevista');
  }
  return DEJAN_FALTANTES.has(temaDe(accion));
}
