import type { Naming } from '../../common/tenancy/cuenta-directory.js';
import { isHecho } from '../../expediente/carpetas/hecho-filter.js';
import type { ResponsableDeOficinaDto, SemanaDeOficinaDto } from './oficina.dto.js';
import type { HechosDelDia, Movimiento } from './oficina.repository.js';

/**
 * The figures of one week, from the figures of several weeks. A carpeta that moved twice in a day or a week counts once
 * in it.
 */
export function weekOf(
  dias: readonly string[],
  allHechos: readonly HechosDelDia[],
  allMovimientos: readonly Movimiento[],
  naming: Naming,
): SemanaDeOficinaDto {
  const hechos = allHechos.filter(({ dia }) => dias.includes(dia));
  const movimientos = allMovimientos.filter(({ dia }) => dias.includes(dia));
  const figures = (isOne: (row: { dia: string; responsableId: string | null }) => boolean) => {
    const own = hechos.filter(isOne);
    const total = (que: HechosDelDia['que']) =>
      own.filter((one) => one.que === que).reduce((sum, one) => sum + one.total, 0);
    return {
      nuevas: total('nuevas'),
      movidas: carpetasIn(movimientos.filter(isOne)),
      firmadas: total('firmadas'),
      atrasadas: total('atrasadas'),
    };
  };
  const ids = [...new Set([...hechos, ...movimientos].map(({ responsableId }) => responsableId))];
  const responsables = ids.map(
    (id): ResponsableDeOficinaDto => ({
      id,
      nombre: naming(id)?.nombre ?? 'Sin responsable',
      ...figures(({ responsableId }) => responsableId === id),
    }),
  );
  return {
    desde: dias[0] ?? '',
    hasta: dias.at(-1) ?? '',
    dias: dias.map((dia) => ({ dia, ...figures((one) => one.dia === dia) })),
    responsables: responsables.toSorted((one, other) => one.nombre.localeCompare(other.nombre, 'es')),
    ...figures(() => true),
    terminadas: carpetasIn(movimientos.filter((movimiento) => isHecho('terminada', movimiento))),
    anuladas: carpetasIn(movimientos.filter((movimiento) => isHecho('anulada', movimiento))),
    reabiertas: carpetasIn(movimientos.filter((movimiento) => isHecho('reabierta', movimiento))),
  };
}

const carpetasIn = (movimientos: readonly Movimiento[]) => new Set(movimientos.map(({ carpetaId }) => carpetaId)).size;
