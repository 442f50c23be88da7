import { contar } from '../lib/numeros';
import { isActive, isWaiting, type Subida } from './subidas-slice';

/** Uploads with warnings come first, because nobody would see them at the end of a long list. */
const grupos = ['pregunta', 'fallida', 'aviso', 'activa', 'lista'] as const;
type Grupo = (typeof grupos)[number];

function grupoDe(subida: Subida): Grupo {
  if (subida.estado === 'fallida' || subida.estado === 'pregunta') return subida.estado;
  if (subida.pideAtencion) return 'aviso';
  return isActive(subida) ? 'activa' : 'lista';
}

/** The uploads in their shown order: with a question, refused, duplicated, running, stored. */
export function porAtender(subidas: readonly Subida[]): Subida[] {
  const byGrupo = Map.groupBy(subidas, grupoDe);
  return grupos.flatMap((grupo) => byGrupo.get(grupo) ?? []);
}

/** Whether a person has to look at the upload, because it asks, was refused, or is a duplicate. */
export const pideAtencion = (subida: Subida): boolean => ['pregunta', 'fallida', 'aviso'].includes(grupoDe(subida));

const count = (total: number, one: string, many: string) => total > 0 && contar(total, one, many);

/** «Subiendo 2 de 5 archivos», «3 archivos subidos, 1 repetido», «1 archivo sin subir». */
export function resumenDe(subidas: readonly Subida[]): string {
  const active = subidas.filter(isActive).length;
  const failed = subidas.filter(({ estado }) => estado === 'fallida').length;
  const asking = subidas.filter(({ estado }) => estado === 'pregunta').length;
  const skipped = subidas.filter(({ isOmitida }) => isOmitida).length;
  const done = subidas.length - active - failed - asking - skipped;
  const total = active + done;
  const uploading = total === 1 ? 'Subiendo 1 archivo' : `Subiendo ${done + 1} de ${total} archivos`;
  const waiting = subidas.filter(isWaiting).length;
  const isCut = waiting > 0 && !subidas.some(({ estado }) => estado === 'subiendo');
  const underWay = isCut ? count(active, 'archivo espera la conexión', 'archivos esperan la conexión') : uploading;
  const parts = [
    active > 0 ? underWay : count(done, 'archivo subido', 'archivos subidos'),
    count(subidas.filter((subida) => grupoDe(subida) === 'aviso').length, 'repetido', 'repetidos'),
    count(skipped, 'omitido', 'omitidos'),
    count(asking, 'por decidir', 'por decidir'),
    count(failed, 'archivo sin subir', 'archivos sin subir'),
  ];
  return parts.filter(Boolean).join(', ');
}
