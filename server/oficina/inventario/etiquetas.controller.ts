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
import { ETIQUETAS_DE_PRODUCTOS } from './etiquetas-de-productos.js';

@ApiTags('inventario')
@Controller('apps/ecommerce/inventory')
export class ProductoEtiquetasController {
  constructor(private readonly etiquetas: Etiquetas) {}

  /** The tags of products, the newest first. */
  @Get('tags')
  @RequirePermission('inventario.ver')
  async findAll(): Promise<EtiquetaTituladaDto[]> {
    return (await this.etiquetas.findAll(ETIQUETAS_DE_PRODUCTOS)).map(toEtiqueta);
  }

  /** Adds a tag. */
  @Post('tag')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @Idempotent({ newId: 'tag.id' })
  async create(@Body() { tag }: CrearEtiquetaDto): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.create(ETIQUETAS_DE_PRODUCTOS, { id: tag.id, titulo: tag.title }));
  }

  /** Renames a tag. */
  @Patch('tag')
  @RequirePermission('inventario.editar')
  @ApiIfMatch({ required: false })
  async rename(
    @Body() { id, tag }: ModificarEtiquetaDto,
    @OptionalIfMatch() version?: number,
  ): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.rename(ETIQUETAS_DE_PRODUCTOS, id, tag.title, version));
  }

  /** Deletes a tag and takes it off every product. The tag can be restored for a day. */
  @Delete('tag')
  @RequirePermission('inventario.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.etiquetas.remove(ETIQUETAS_DE_PRODUCTOS, id);
    return true;
  }

  /** Restores a tag that was deleted in the last day. */
  @Post('tag/:id/restore')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.restore(ETIQUETAS_DE_PRODUCTOS, id));
  }
}
