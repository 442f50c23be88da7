import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../common/input/id.dto.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { CrearNotaEtiquetaDto, ModificarNotaEtiquetaDto, NotaEtiquetaDto } from './nota-etiquetas.dto.js';
import { NotaEtiquetasService } from './nota-etiquetas.service.js';
import { presentEtiqueta } from './notas.presenter.js';

/** Each call answers all etiquetas, as they are after it. */
@ApiTags('notes')
@Controller('apps/notes/labels')
@RequirePermission('puesto.usar')
export class NotaEtiquetasController {
  constructor(private readonly etiquetas: NotaEtiquetasService) {}

  /** The etiquetas of my notas in this cuenta, the oldest first. */
  @Get()
  async findAll(): Promise<NotaEtiquetaDto[]> {
    return (await this.etiquetas.findAll()).map(presentEtiqueta);
  }

  /** Adds one at the end. */
  @Post()
  @HttpCode(200)
  @Idempotent()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'La misma clave no agrega dos.' })
  async create(@Body() { title }: CrearNotaEtiquetaDto): Promise<NotaEtiquetaDto[]> {
    return (await this.etiquetas.create(title)).map(presentEtiqueta);
  }

  /** Renames one. */
  @Patch()
  @ApiIfMatch({ required: false })
  async rename(
    @OptionalIfMatch() version: number | undefined,
    @Body() { label }: ModificarNotaEtiquetaDto,
  ): Promise<NotaEtiquetaDto[]> {
    return (await this.etiquetas.rename(label.id, label.title, version)).map(presentEtiqueta);
  }

  /** Deletes one, and takes it off the notas; for a day that can be undone. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<NotaEtiquetaDto[]> {
    return (await this.etiquetas.remove(id)).map(presentEtiqueta);
  }

  /** Takes back a deletion: it is on its notas again. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<NotaEtiquetaDto[]> {
    return (await this.etiquetas.restore(id)).map(presentEtiqueta);
  }
}
