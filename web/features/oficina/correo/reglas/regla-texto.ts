import { capital } from '../../../../lib/capital';
import { nombreDeCarpeta } from '../carpetas/archivar';
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
export function accionesDe(regla: Regla, etiquetas: readonly Etiqueta[]): string {
  const { etiquetaId, apartar, marcarLeido, archivar, carpeta } = regla;
  const etiqueta = etiquetas.find(({ id }) => id === etiquetaId);
  const acciones = [
    etiqueta && `poner la etiqueta «${etiqueta.title}»`,
    apartar && 'apartar de Recibidos',
    marcarLeido && 'marcar como leído',
    archivar && (carpeta ? `archivar en ${nombreDeCarpeta(carpeta)}` : 'archivar en una carpeta'),
  ].filter((accion) => typeof accion === 'string');
  return capital(acciones.join(', '));
}

const motivos: Record<NonNullable<Regla['sinArchivar']>, string> = {
  cerrada: 'No archiva: la carpeta está cerrada.',
  papelera: 'No archiva: la carpeta está en la papelera.',
  no_esta: 'No archiva: la carpeta ya no está, o usted no la ve.',
  sin_permiso: 'No archiva: su rol no archiva correos en carpetas.',
};

/** Why a rule does not file at present; null when it does. */
export const porQueNoArchiva = ({ sinArchivar }: Regla): string | null => sinArchivar && motivos[sinArchivar];
