import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { paginacionOf } from '../../common/input/pagination.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { ESTADOS_CARPETA } from '../../vocabulario/carpeta-estados.js';
import { CarpetaEstadosService } from './carpeta-estados.service.js';
import { toMovimiento, toResumen } from './carpetas.presenter.js';
import { CarpetasListRepository } from './carpetas-list.repository.js';
import { CarpetasFiltros } from './carpetas-query.dto.js';
import { TableroDeCarpetasDto } from './carpetas-tablero.dto.js';

@ApiTags('carpetas')
@Controller('carpetas/tablero')
export class CarpetasTableroController {
  constructor(
    private readonly carpetas: CarpetasListRepository,
    private readonly estados: CarpetaEstadosService,
    private readonly directory: CuentaDirectory,
  ) {}

  /** The visible carpetas by state, a page of each. The states are those of the query, or all. */
  @Get()
  @RequirePermission('carpetas.ver')
  async find(@Query() filtros: CarpetasFiltros): Promise<TableroDeCarpetasDto> {
    const asked = ESTADOS_CARPETA.filter((estado) => !filtros.estado?.length || filtros.estado.includes(estado));
    const columns = await this.carpetas.findColumns(filtros, asked);
    const moves = await this.estados.movesOfAll(columns.flatMap(({ filas }) => filas));
    const naming = await this.directory.naming();
    return {
      columnas: columns.map(({ estado, query, filas, total }) => ({
        estado,
        carpetas: filas.map((fila) => ({
          ...toResumen(fila, naming),
          movimientos: (moves.get(fila.id) ?? []).map(toMovimiento),
        })),
        paginacion: paginacionOf(query, total),
      })),
    };
  }
}
