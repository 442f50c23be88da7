import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { WHOLE_LIST } from '../../common/http/bodies.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { OrdenService } from './orden.service.js';
import { MoverTareaDto, OrdenarTareasDto, TareaDto } from './tareas.dto.js';
import { toTarea } from './tareas.presenter.js';

@ApiTags('tareas')
@Controller('apps/tasks')
@RequirePermission('tareas.editar')
export class OrdenController {
  constructor(private readonly orden: OrdenService) {}

  /** Puts tasks in this order. Tasks that are not named follow in their present order. The answer has all tasks. */
  @Patch('order')
  @RouteConfig(WHOLE_LIST)
  async arrange(@Body() { tasks }: OrdenarTareasDto): Promise<TareaDto[]> {
    return (await this.orden.arrange(tasks)).map(toTarea);
  }

  /** Moves a task before another, or to the end. */
  @Post('task/:id/move')
  @HttpCode(200)
  async move(@Param('id', IdPipe) id: string, @Body() { before }: MoverTareaDto): Promise<TareaDto> {
    return toTarea(await this.orden.move(id, before ?? null));
  }
}
