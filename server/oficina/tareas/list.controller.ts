import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdsQuery } from '../../common/input/id.dto.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { EnEscritorio } from '../../expediente/carpetas/escritorio.service.js';
import { EnMarco } from '../../plataforma/marco/en-marco.js';
import { TareaDto, TareasPendientesDto, TareasQuery } from './tareas.dto.js';
import { toTarea } from './tareas.presenter.js';
import { type FiltroTareas, TareasRepository } from './tareas.repository.js';

@ApiTags('tareas')
@Controller('apps/tasks')
@RequirePermission('tareas.ver')
export class ListaDeTareasController {
  constructor(
    private readonly tareas: TareasRepository,
    private readonly transactions: Transactions,
  ) {}

  /** The tasks and sections that I may see, in their order. */
  @Get('all')
  @EnEscritorio({ consulta: 'carpetaId' })
  async findAll(@Query() query: TareasQuery, @Query() { ids }: IdsQuery): Promise<TareaDto[]> {
    return (await this.tareas.findAll({ ...this.filterOf(query), ids })).map(toTarea);
  }

  /** The number of pending tasks. */
  @Get('count')
  @EnMarco()
  async countPending(@Query() query: TareasQuery): Promise<TareasPendientesDto> {
    return { pendientes: await this.tareas.countPending(this.filterOf(query)) };
  }

  private filterOf({ carpetaId, asignada }: TareasQuery): FiltroTareas {
    return { carpetaId, asignadaA: asignada && this.transactions.tenant.usuarioId };
  }
}
