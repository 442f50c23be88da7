import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../common/input/id.dto.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { markedTitle } from './marked-title.js';
import {
  BuscarTareasQuery,
  CrearTareaDto,
  ModificarTareaDto,
  TareaDto,
  TareasPendientesDto,
  TareasQuery,
} from './tareas.dto.js';
import { toTarea } from './tareas.presenter.js';
import type { FiltroTareas } from './tareas.repository.js';
import { TareasService } from './tareas.service.js';

@ApiTags('tasks')
@Controller('apps/tasks')
export class TareasController {
  constructor(
    private readonly tareas: TareasService,
    private readonly transactions: Transactions,
  ) {}

  /** The tasks and sections that I may see, in order. */
  @Get('all')
  @RequirePermission('tareas.ver')
  async findAll(@Query() query: TareasQuery): Promise<TareaDto[]> {
    return (await this.tareas.findAll(this.filterOf(query))).map(toTarea);
  }

  /** How many tasks are to be done. */
  @Get('count')
  @RequirePermission('tareas.ver')
  async countPending(@Query() query: TareasQuery): Promise<TareasPendientesDto> {
    return { pendientes: await this.tareas.countPending(this.filterOf(query)) };
  }

  /** Those with these words in title or notes; titles as HTML, with the words between `<mark>`. Blank: null. */
  @Get('search')
  @RequirePermission('tareas.ver')
  async search(@Query() { query = '' }: BuscarTareasQuery): Promise<TareaDto[] | null> {
    if (query === '') {
      return null;
    }
    const found = (await this.tareas.findWith(query)).map(toTarea);
    return found.map((tarea) => ({ ...tarea, title: markedTitle(tarea.title, query) }));
  }

  /** A task. */
  @Get('task')
  @RequirePermission('tareas.ver')
  async get(@Query() { id }: IdQuery): Promise<TareaDto> {
    return toTarea(await this.tareas.get(id));
  }

  /** A new task or section, at the front or before another. */
  @Post('task')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  @Idempotent()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'La misma clave no crea dos tareas.' })
  async create(@Body() body: CrearTareaDto): Promise<TareaDto> {
    return toTarea(await this.tareas.create(body));
  }

  /** Writes what was sent of a task. */
  @Patch('task')
  @RequirePermission('tareas.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Body() { id, task }: ModificarTareaDto,
    @OptionalIfMatch() version: number | undefined,
  ): Promise<TareaDto> {
    return toTarea(await this.tareas.update(id, task, version));
  }

  /** Deletes a task; a section leaves what follows it. It can be restored for a day. */
  @Delete('task')
  @RequirePermission('tareas.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.tareas.remove(id);
    return true;
  }

  /** Brings back a task that was deleted. */
  @Post('task/:id/restore')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<TareaDto> {
    return toTarea(await this.tareas.restore(id));
  }

  private filterOf({ carpetaId, asignada }: TareasQuery): FiltroTareas {
    return { carpetaId, asignadaA: asignada && this.transactions.tenant.usuarioId };
  }
}
