import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { WHOLE_LIST } from '../../common/http/bodies.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { OrdenService } from '../../oficina/tareas/orden.service.js';
import { TareaDto } from '../../oficina/tareas/tareas.dto.js';
import { toTarea } from '../../oficina/tareas/tareas.presenter.js';
import { TareasRepository } from '../../oficina/tareas/tareas.repository.js';
import { markedTitle } from './marked-title.js';
import { BuscarTareasQuery, OrdenarTareasDto } from './tareas-compat.dto.js';

@ApiTags('tareas')
@Controller('apps/tasks')
@RequirePermission('tareas.ver')
export class TareasCompatController {
  constructor(private readonly tareas: TareasRepository) {}

  /** A task or a section. */
  @Get('task')
  async get(@Query() { id }: IdQuery): Promise<TareaDto> {
    return toTarea(await this.tareas.get(id));
  }
}

@ApiTags('tareas')
@Controller('apps/tasks')
@RequirePermission('tareas.ver')
export class ListaDeTareasCompatController {
  constructor(private readonly tareas: TareasRepository) {}

  /** Tasks with these words in the title or the notes. Titles are HTML with `<mark>`. A blank query gives null. */
  @Get('search')
  async search(@Query() { query = '' }: BuscarTareasQuery): Promise<TareaDto[] | null> {
    if (query === '') {
      return null;
    }
    const found = (await this.tareas.findWith(query)).map(toTarea);
    return found.map((tarea) => ({ ...tarea, title: markedTitle(tarea.title, query) }));
  }
}

@ApiTags('tareas')
@Controller('apps/tasks')
@RequirePermission('tareas.editar')
export class OrdenCompatController {
  constructor(private readonly orden: OrdenService) {}

  /** Puts tasks in this order. Other tasks follow in their present order. The answer has all tasks. */
  @Patch('order')
  @RouteConfig(WHOLE_LIST)
  async arrange(@Body() { tasks }: OrdenarTareasDto): Promise<TareaDto[]> {
    return (await this.orden.arrange(tasks)).map(toTarea);
  }
}
