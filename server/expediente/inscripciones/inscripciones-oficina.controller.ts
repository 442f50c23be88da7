import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { dayIn } from '../../common/day.js';
import { paginacionOf } from '../../common/input/pagination.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { GRUPOS_INSCRIPCIONES } from './grupos.js';
import { InscripcionesDeOficinaDto, InscripcionesQuery } from './inscripciones.dto.js';
import { toInscripcionDeOficina } from './inscripciones.presenter.js';
import { InscripcionesDeOficinaRepository, totalOf } from './inscripciones-oficina.repository.js';

@ApiTags('inscripciones')
@Controller('inscripciones')
export class InscripcionesDeOficinaController {
  constructor(
    private readonly inscripciones: InscripcionesDeOficinaRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A page of the inscripciones of all carpetas, in the order of the work. Entered inscripciones come only when asked
   * for.
   */
  @Get()
  @RequirePermission('carpetas.ver')
  async findBoard(
    @Tenant() { rolId }: TenantContext,
    @Query() query: InscripcionesQuery,
  ): Promise<InscripcionesDeOficinaDto> {
    const hoy = dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
    const { filas, grupos } = await this.inscripciones.find(query, hoy);
    const naming = await this.directory.naming();
    return {
      inscripciones: filas.map((fila) => toInscripcionDeOficina(fila, naming, rolId)),
      grupos: GRUPOS_INSCRIPCIONES.map((grupo) => ({ grupo, total: grupos.get(grupo) ?? 0 })),
      paginacion: paginacionOf(query, totalOf(query, grupos)),
      hoy,
    };
  }
}
