import type {
  CarpetaDeTableroDto,
  CarpetaDetalleDto,
  CarpetasMoveApiArg,
  CarpetasTableroFindApiArg,
  ColumnaDeCarpetasDto,
  TableroDeCarpetasDto,
} from '../../../../api/generated/carpetas';
import { createColeccion } from '../../../../collection/collection';
import { carpetasApi } from '../public/carpetas-api';

/** A card of a board. */
export interface Tarjeta extends CarpetaDeTableroDto {
  /** Whether its move waits. It shows in its new state, but only the answer knows the moves from there. */
  isMoving?: boolean;
}

/** A move on a board. The card in its new state and the query of the board are not sent. */
export interface Movida extends CarpetasMoveApiArg {
  /** The data of the board may lack the card, since further portions of its column have a query of their own. */
  carpeta?: Tarjeta;
  /** Only this board shows the move: the carpeta may not match the filters of others. */
  query?: CarpetasTableroFindApiArg;
}

/** The boards, with the first portion of each column. */
export const tableros = createColeccion(carpetasApi, {
  query: 'carpetasTableroFind',
  escrituras: {
    carpetasMove: {
      changesIds: ({ id }) => id,
      show: ({ columnas }, { carpeta, query }: Movida, which) => ({
        columnas: carpeta && isSame(query, which) ? withMovida(columnas, carpeta) : columnas,
      }),
      keep: (tablero, moved, { query }: Movida, which) => withMoved(moved, query)(tablero, which),
    },
  },
});

/** Puts a carpeta on top of the column of its state, and takes it out of the others. */
export const withCarpeta = (columnas: ColumnaDeCarpetasDto[], carpeta: Tarjeta): ColumnaDeCarpetasDto[] =>
  columnas.map((columna) => {
    const others = columna.carpetas.filter(({ id }) => id !== carpeta.id);
    if (columna.estado === carpeta.estado) return { ...columna, carpetas: [carpeta, ...others] };
    return others.length < columna.carpetas.length ? { ...columna, carpetas: others } : columna;
  });

/** Puts a carpeta in the column of a move that is not settled. The board may have the answer, or other newer data. */
function withMovida(columnas: ColumnaDeCarpetasDto[], { estado, ...carpeta }: Tarjeta): ColumnaDeCarpetasDto[] {
  const known = onBoard(columnas, carpeta.id);
  const newest = known && known.version > carpeta.version ? known : carpeta;
  return withCarpeta(columnas, { ...newest, estado, isMoving: known?.estado !== estado });
}

/** Puts a moved carpeta in its column of a board, unless the board already has this version or a later one. */
export const withMoved =
  (moved: CarpetaDetalleDto, query?: CarpetasTableroFindApiArg) =>
  ({ columnas }: TableroDeCarpetasDto, which: CarpetasTableroFindApiArg): TableroDeCarpetasDto => {
    const isNews = isSame(query, which) && (onBoard(columnas, moved.id)?.version ?? 0) < moved.version;
    return { columnas: isNews ? withCarpeta(columnas, moved) : columnas };
  };

const onBoard = (columnas: ColumnaDeCarpetasDto[], carpetaId: string) =>
  columnas.flatMap(({ carpetas }) => carpetas).find(({ id }) => id === carpetaId);

const isSame = (one: object | undefined, other: object) => JSON.stringify(one) === JSON.stringify(other);
