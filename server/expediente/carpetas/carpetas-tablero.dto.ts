import { PaginacionDto } from '../../common/input/pagination.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { CarpetaResumenDto, MovimientoDto } from './carpetas.dto.js';

/** A carpeta on the board. */
export class CarpetaDeTableroDto extends CarpetaResumenDto {
  /** The moves out of the state. Empty when the person may not move carpetas. */
  movimientos: MovimientoDto[];
}

/** The carpetas of a state. */
export class ColumnaDeCarpetasDto {
  estado: EstadoCarpeta;
  /** The latest changed first. */
  carpetas: CarpetaDeTableroDto[];
  paginacion: PaginacionDto;
}

/** The carpetas by state. */
export class TableroDeCarpetasDto {
  /** The states in the order of a carpeta's life. */
  columnas: ColumnaDeCarpetasDto[];
}
