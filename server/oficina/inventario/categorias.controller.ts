import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CambiosCategoriaDto, CategoriaDeProductosDto, NuevaCategoriaDto } from './catalogos.dto.js';
import { toCategoria } from './catalogos.presenter.js';
import { CatalogosService } from './catalogos.service.js';

@ApiTags('inventario')
@Controller('apps/ecommerce/inventory/categories')
export class CategoriasController {
  constructor(private readonly catalogos: CatalogosService) {}

  /** The categories of products, by name. */
  @Get()
  @RequirePermission('inventario.ver')
  async findAll(): Promise<CategoriaDeProductosDto[]> {
    return (await this.catalogos.findAll('categories')).map(toCategoria);
  }

  /** Adds a category. */
  @Post()
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() { id, name, parentId }: NuevaCategoriaDto): Promise<CategoriaDeProductosDto> {
    return toCategoria(await this.catalogos.create('categories', { id, nombre: name, padreId: parentId }));
  }

  /** Changes the name of a category, or the category that contains it. */
  @Patch(':id')
  @RequirePermission('inventario.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @Body() { name, parentId }: CambiosCategoriaDto,
    @OptionalIfMatch() version?: number,
  ): Promise<CategoriaDeProductosDto> {
    return toCategoria(await this.catalogos.update('categories', id, { nombre: name, padreId: parentId }, version));
  }

  /** Deletes a category. Its products then have no category. It can be restored for a day. */
  @Delete(':id')
  @RequirePermission('inventario.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.catalogos.remove('categories', id);
    return true;
  }

  /** Restores a category that was deleted in the last day. */
  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<CategoriaDeProductosDto> {
    return toCategoria(await this.catalogos.restore('categories', id));
  }
}
