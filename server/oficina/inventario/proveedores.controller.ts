import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CambiosEnCatalogoDto, EnCatalogoDto, NuevoEnCatalogoDto } from './catalogos.dto.js';
import { toEnCatalogo } from './catalogos.presenter.js';
import { CatalogosService } from './catalogos.service.js';

@ApiTags('inventario')
@Controller('apps/ecommerce/inventory/vendors')
export class ProveedoresController {
  constructor(private readonly catalogos: CatalogosService) {}

  /** The vendors of products, by name. */
  @Get()
  @RequirePermission('inventario.ver')
  async findAll(): Promise<EnCatalogoDto[]> {
    return (await this.catalogos.findAll('vendors')).map(toEnCatalogo);
  }

  /** Adds a vendor. */
  @Post()
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() { id, name }: NuevoEnCatalogoDto): Promise<EnCatalogoDto> {
    return toEnCatalogo(await this.catalogos.create('vendors', { id, nombre: name }));
  }

  /** Changes the name of a vendor. */
  @Patch(':id')
  @RequirePermission('inventario.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @Body() { name }: CambiosEnCatalogoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<EnCatalogoDto> {
    return toEnCatalogo(await this.catalogos.update('vendors', id, { nombre: name }, version));
  }

  /** Deletes a vendor. Its products then have no vendor. It can be restored for a day. */
  @Delete(':id')
  @RequirePermission('inventario.editar')
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.catalogos.remove('vendors', id);
    return true;
  }

  /** Restores a vendor that was deleted in the last day. */
  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<EnCatalogoDto> {
    return toEnCatalogo(await this.catalogos.restore('vendors', id));
  }
}
