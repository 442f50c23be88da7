import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { OrdenService } from './orden.service.js';
import { MoverTareaDto, OrdenarTareasDto, TareaDto } from './tareas.dto.js';
import { toTarea } from './tareas.presenter.js';

/** The reference client sends each task with all that it has. */
const WHOLE_LIST = 12 * 1024 * 1024;

@ApiTags('tareas')
@Controller('apps/tasks')
@RequirePermission('tareas.editar')
export class OrdenController {
  constructor(private readonly orden: OrdenService) {}

  /** Puts the tasks in this order; those that are not named follow as they were. Answers all. */
  @Patch('order')
  @RouteConfig({ bodyLimit: WHOLE_LIST })
  async arrange(@Body() { tasks }: OrdenarTareasDto): Promise<TareaDto[]> {
    return (await this.orden.arrange(tasks)).map(toTarea);
  }

  /** Moves one task, in front of another or to the end. */
  @Post('task/:id/move')
  @HttpCode(200)
  async move(@Param('id', IdPipe) id: string, @Body() { before }: MoverTareaDto): Promise<TareaDto> {
    return toTarea(await this.orden.move(id, before ?? null));
  }
}
