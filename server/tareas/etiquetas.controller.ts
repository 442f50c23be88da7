import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../common/input/id.dto.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { EtiquetasDeTareasService } from './etiquetas.service.js';
import { CrearEtiquetaDeTareaDto, EtiquetaDeTareaDto, ModificarEtiquetaDeTareaDto } from './tareas.dto.js';
import { toEtiqueta } from './tareas.presenter.js';

@ApiTags('tasks')
@Controller('apps/tasks')
export class EtiquetasDeTareasController {
  constructor(private readonly etiquetas: EtiquetasDeTareasService) {}

  /** The tags of tasks, the newest first. */
  @Get('tags')
  @RequirePermission('tareas.ver')
  async findAll(): Promise<EtiquetaDeTareaDto[]> {
    return (await this.etiquetas.findAll()).map(toEtiqueta);
  }

  /** A new tag. */
  @Post('tag')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  @Idempotent()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'La misma clave no crea dos etiquetas.' })
  async create(@Body() { tag }: CrearEtiquetaDeTareaDto): Promise<EtiquetaDeTareaDto> {
    return toEtiqueta(await this.etiquetas.create(tag.title));
  }

  /** Another name for a tag. */
  @Patch('tag')
  @RequirePermission('tareas.editar')
  @ApiIfMatch({ required: false })
  async rename(
    @Body() { id, tag }: ModificarEtiquetaDeTareaDto,
    @OptionalIfMatch() version: number | undefined,
  ): Promise<EtiquetaDeTareaDto> {
    return toEtiqueta(await this.etiquetas.rename(id, tag.title, version));
  }

  /** Deletes a tag, from all tasks. It can be restored for a day. */
  @Delete('tag')
  @RequirePermission('tareas.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.etiquetas.remove(id);
    return true;
  }

  /** Brings back a tag that was deleted, to the tasks that had it. */
  @Post('tag/:id/restore')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<EtiquetaDeTareaDto> {
    return toEtiqueta(await this.etiquetas.restore(id));
  }
}
