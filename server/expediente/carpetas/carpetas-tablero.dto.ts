import { PaginacionDto } from '../../common/input/pagination.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { CarpetaResumenDto, MovimientoDto } from './carpetas.dto.js';

/** A carpeta on the board. */
export class CarpetaDeTableroDto extends CarpetaResumenDto {
  /** The moves that lead out of its state; none for who may move none. */
  movimientos: MovimientoDto[];
}

/** The carpetas of one state. */
export class ColumnaDeCarpetasDto {
  estado: EstadoCarpeta;
  /** The latest changed first. */
  carpetas: CarpetaDeTableroDto[];
  paginacion: PaginacionDto;
}

/** The carpetas by state. */
export class TableroDeCarpetasDto {
  /** In the order of a carpeta's life. */
  columnas: ColumnaDeCarpetasDto[];
}
