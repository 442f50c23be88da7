import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { OrdenService } from './orden.service.js';
import { MoverTareaDto, TareaDto } from './tareas.dto.js';
import { toTarea } from './tareas.presenter.js';

@ApiTags('tareas')
@Controller('apps/tasks')
@RequirePermission('tareas.editar')
export class OrdenController {
  constructor(private readonly orden: OrdenService) {}

  /** Moves a task before another task, or to the end. */
  @Post('task/:id/move')
  @HttpCode(200)
  async move(@Param('id', IdPipe) id: string, @Body() { before }: MoverTareaDto): Promise<TareaDto> {
    return toTarea(await this.orden.move(id, before ?? null));
  }
}
