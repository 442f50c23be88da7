import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import {
  CrearEtiquetaDto,
  EtiquetaTituladaDto,
  ModificarEtiquetaDto,
} from '../../plataforma/etiquetas/etiquetas.dto.js';
import { toEtiqueta } from '../../plataforma/etiquetas/etiquetas.presenter.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_TAREAS } from './etiquetas-de-tareas.js';

@ApiTags('tareas')
@Controller('apps/tasks')
export class EtiquetasDeTareasController {
  constructor(private readonly etiquetas: Etiquetas) {}

  /** The tags of tasks, newest first. */
  @Get('tags')
  @RequirePermission('tareas.ver')
  async findAll(): Promise<EtiquetaTituladaDto[]> {
    return (await this.etiquetas.findAll(ETIQUETAS_DE_TAREAS)).map(toEtiqueta);
  }

  /** Adds a tag. */
  @Post('tag')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  @Idempotent({ newId: 'tag.id' })
  async create(@Body() { tag }: CrearEtiquetaDto): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.create(ETIQUETAS_DE_TAREAS, { id: tag.id, titulo: tag.title }));
  }

  /** Renames a tag. */
  @Patch('tag')
  @RequirePermission('tareas.editar')
  @ApiIfMatch({ required: false })
  async rename(
    @Body() { id, tag }: ModificarEtiquetaDto,
    @OptionalIfMatch() version: number | undefined,
  ): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.rename(ETIQUETAS_DE_TAREAS, id, tag.title, version));
  }

  /** Deletes a tag and removes it from all tasks. It can be restored for a day. */
  @Delete('tag')
  @RequirePermission('tareas.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.etiquetas.remove(ETIQUETAS_DE_TAREAS, id);
    return true;
  }

  /** Restores a deleted tag, on the same tasks. */
  @Post('tag/:id/restore')
  @HttpCode(200)
  @RequirePermission('tareas.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.restore(ETIQUETAS_DE_TAREAS, id));
  }
}
