import type { Hecho } from '../../plataforma/auditoria/auditoria.service.js';
import type { Carpeta } from './carpeta.entity.js';

/** The fields of a carpeta that are approved with it, beside its partes, inmuebles, requisitos and certificados. */
const CAMPOS: ReadonlySet<string> = new Set(['tipoActoId', 'moneda', 'monto', 'escribanoId']);

/** The fields of a persona that no deed says. */
const APARTE_DE_PERSONA: ReadonlySet<string> = new Set(['email', 'telefono', 'motivoExcepcion']);

/** Whether a carpeta is approved for the signature: ready for it, or suspended while it was. */
export function isApproved({ estado, estadoPrevio }: Pick<Carpeta, 'estado' | 'estadoPrevio'>): boolean {
  return estado === 'lista_para_firma' || (estado === 'suspendida' && estadoPrevio === 'lista_para_firma');
}

/** The domains of which something can be missing for the signature. */
const DE_LA_FIRMA: ReadonlySet<string> = new Set(['parte', 'inmueble', 'requisito', 'requisitos', 'certificado']);

/**
 * What of a carpeta that was approved for the signature a fact changed, within a sentence; null when it changed none of
 * it. Facts of a persona or an inmueble are of all carpetas that have it. Anything else that a fact changed is told by what is then missing.
 */
export function aprobadoQueCambia({ accion, datos = {} }: Pick<Hecho, 'accion' | 'datos'>): string | null {
  switch (accion) {
    case 'parte.agregada':
    case 'parte.modificada':
    case 'parte.repartida':
    case 'parte.quitada':
    case 'parte.unida':
    case 'parte.separada':
      return 'las partes';
    case 'persona.modificada':
      return (datos.campos as string[]).every((campo) => APARTE_DE_PERSONA.has(campo))
        ? null
        : 'los datos de las partes';
    case 'inmueble.modificado':
      return 'los datos de los inmuebles';
    case 'inmueble.agregado':
    case 'inmueble.cambiado':
    case 'inmueble.quitado':
      return 'los inmuebles';
    case 'requisito.marcado':
    case 'requisitos.marcados':
      return datos.estado === 'aprobado' ? null : 'los requisitos';
    case 'requisito.quitado':
    case 'requisitos.renovados':
      return 'los requisitos';
    case 'certificado.modificado':
    case 'certificado.suelto':
    case 'certificado.quitado':
      return 'los certificados';
    case 'documento.versionado':
    case 'documento.eliminado':
    case 'documentos.eliminados':
      return datos.aprobado ? 'los documentos de los requisitos' : null;
    case 'carpeta.actualizada':
      return 'los datos del acto';
    case 'carpeta.modificada':
      return (datos.campos as string[]).some((campo) => CAMPOS.has(campo)) ? 'los datos del acto' : null;
    default:
      return null;
  }
}

/** Whether a fact can make something be missing for the signature. */
export function puedeDejarFaltantes({ accion, datos = {} }: Pick<Hecho, 'accion' | 'datos'>): boolean {
  if (accion === 'carpeta.modificada') {
    return (datos.campos as string[]).includes('fechaFirmaPrevista');
  }
  return DE_LA_FIRMA.has(accion.split('.')[0] ?? '');
}
