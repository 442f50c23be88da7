import type {
  CarpetaDetalleDto,
  CarpetasUpdateApiArg,
  ModificarCarpetaDto,
  VinculoDto,
} from '../../../api/generated/carpetas';
import { createColeccion } from '../../../collection/collection';
import { carpetasApi } from './public/carpetas-api';

/** Replaces an older carpeta in the cache with the answer, which is the whole carpeta. */
const keep = (carpeta: CarpetaDetalleDto, answer: CarpetaDetalleDto) =>
  carpeta.id === answer.id && carpeta.version < answer.version ? answer : carpeta;

/** A change of a carpeta. `nombrados` holds the members and the acto that it names, to show them; they are not sent. */
export interface Cambio extends CarpetasUpdateApiArg {
  nombrados?: Partial<Pick<CarpetaDetalleDto, 'responsable' | 'escribano' | 'tipoActo'>>;
}

/** Each carpeta with all of its fields. */
export const carpetas = createColeccion(carpetasApi, {
  query: 'carpetasGet',
  escrituras: {
    carpetasUpdate: {
      changesIds: ({ id }) => id,
      show: (carpeta, { id, modificarCarpetaDto, nombrados }: Cambio) =>
        carpeta.id === id ? { ...carpeta, ...knownOf(carpeta, modificarCarpetaDto), ...nombrados } : carpeta,
      keep,
    },
    carpetasMove: { keep },
    carpetasRemove: {},
    carpetasRestore: { keep },
    vinculosAdd: {
      keep: (carpeta, answer, { id }) => (carpeta.id === id ? withVinculo(carpeta, answer) : carpeta),
    },
    vinculosRemove: { show: withoutVinculo, keep: (carpeta, _answer, arg) => withoutVinculo(carpeta, arg) },
  },
});

/** Puts the answer of a write of another collection into the cache. */
export const putCarpeta = (answer: CarpetaDetalleDto) => carpetas.change((carpeta) => keep(carpeta, answer));

function withVinculo(carpeta: CarpetaDetalleDto, vinculo: VinculoDto): CarpetaDetalleDto {
  const others = carpeta.vinculos.filter(({ id }) => id !== vinculo.id);
  return { ...carpeta, vinculos: [...others, vinculo] };
}

function withoutVinculo(carpeta: CarpetaDetalleDto, { vinculoId }: { vinculoId: string }): CarpetaDetalleDto {
  return { ...carpeta, vinculos: carpeta.vinculos.filter(({ id }) => id !== vinculoId) };
}

/** The changed fields that have the same name in a carpeta. */
function knownOf(carpeta: CarpetaDetalleDto, cambios: ModificarCarpetaDto): Partial<CarpetaDetalleDto> {
  return Object.fromEntries(Object.entries(cambios).filter(([name]) => name in carpeta));
}
