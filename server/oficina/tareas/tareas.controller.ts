import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CrearTareaDto, ModificarTareaDto, TareaDto } from './tareas.dto.js';
import { toTarea } from './tareas.presenter.js';
import { TareasService } from './tareas.service.js';

@ApiTags('tareas')
@Controller('apps/tasks')
export class TareasController {
  constructor(private readonly tareas: TareasService) {}

  /** Adds a task or section, at the front or before another one. */
  @Post('task')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  @Idempotent({ newId: 'task.id' })
  async create(@Body() body: CrearTareaDto): Promise<TareaDto> {
    return toTarea(await this.tareas.create(body));
  }

  /** Changes the sent fields of a task. */
  @Patch('task')
  @RequirePermission('tareas.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Body() { id, task }: ModificarTareaDto,
    @OptionalIfMatch() version: number | undefined,
  ): Promise<TareaDto> {
    return toTarea(await this.tareas.update(id, task, version));
  }

  /** Deletes a task or section, which can be restored for a day. The tasks after a deleted section stay. */
  @Delete('task')
  @RequirePermission('tareas.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.tareas.remove(id);
    return true;
  }

  /** Restores a deleted task. */
  @Post('task/:id/restore')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<TareaDto> {
    return toTarea(await this.tareas.restore(id));
  }
}
