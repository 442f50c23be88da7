import type { CarpetaDetalleDto, ModificarCarpetaDto, VinculoDto } from '../../api/generated/carpetas';
import { createColeccion } from '../../coleccion/coleccion';
import { carpetasApi } from './publico/carpetas-api';

/** The answer is the whole carpeta, so it replaces an older one in the cache. */
const keep = (carpeta: CarpetaDetalleDto, answer: CarpetaDetalleDto) =>
  carpeta.id === answer.id && carpeta.version < answer.version ? answer : carpeta;

/** Each carpeta with all of its fields. */
export const carpetas = createColeccion(carpetasApi, {
  query: 'carpetasGet',
  escrituras: {
    carpetasUpdate: {
      show: (carpeta, { id, modificarCarpetaDto }) =>
        carpeta.id === id ? { ...carpeta, ...knownOf(carpeta, modificarCarpetaDto) } : carpeta,
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

function withVinculo(carpeta: CarpetaDetalleDto, vinculo: VinculoDto): CarpetaDetalleDto {
  const others = carpeta.vinculos.filter(({ id }) => id !== vinculo.id);
  return { ...carpeta, vinculos: [...others, vinculo] };
}

function withoutVinculo(carpeta: CarpetaDetalleDto, { vinculoId }: { vinculoId: string }): CarpetaDetalleDto {
  return { ...carpeta, vinculos: carpeta.vinculos.filter(({ id }) => id !== vinculoId) };
}

/** The changes that have the same name in a carpeta. Others, such as `responsableId`, wait for the answer. */
function knownOf(carpeta: CarpetaDetalleDto, cambios: ModificarCarpetaDto): Partial<CarpetaDetalleDto> {
  return Object.fromEntries(Object.entries(cambios).filter(([name]) => name in carpeta));
}
