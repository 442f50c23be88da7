import { capital } from '../../../../lib/capital';
import type { Etiqueta } from '../correos-api';
import type { Regla } from './reglas-api';

/** What a rule looks for, in words: «De banco · Asunto «saldo» · Con archivos». */
export function condicionesDe({ de, para, asunto, contiene, conAdjunto }: Regla): string {
  const textos = { De: de, Para: para, Asunto: asunto, Contiene: contiene };
  return [
    ...Object.entries(textos).flatMap(([nombre, valor]) => (valor ? [`${nombre} «${valor}»`] : [])),
    ...(conAdjunto === null ? [] : [conAdjunto ? 'Con archivos' : 'Sin archivos']),
  ].join(' · ');
}

/** What a rule does, in words. */
export function accionesDe({ etiquetaId, apartar, marcarLeido }: Regla, etiquetas: readonly Etiqueta[]): string {
  const etiqueta = etiquetas.find(({ id }) => id === etiquetaId);
  const acciones = [
    etiqueta && `poner la etiqueta «${etiqueta.title}»`,
    apartar && 'apartar de Recibidos',
    marcarLeido && 'marcar como leído',
  ].filter((accion) => typeof accion === 'string');
  return capital(acciones.join(', '));
}
