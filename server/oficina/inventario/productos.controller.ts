import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import {
  CodigoQuery,
  CrearProductoDto,
  ModificarProductoDto,
  ProductoDto,
  ProductosDto,
  ProductosQuery,
} from './productos.dto.js';
import { toProducto, toProductos } from './productos.presenter.js';
import { type ListaPedida, ProductosRepository } from './productos.repository.js';
import { ProductosService } from './productos.service.js';

@ApiTags('inventario')
@Controller('apps/ecommerce/inventory')
export class ProductosController {
  constructor(
    private readonly productos: ProductosService,
    private readonly repository: ProductosRepository,
  ) {}

  /** A page of the products, by name unless another order is sent. After the last page, `products` is null. */
  @Get('products')
  @RequirePermission('inventario.ver')
  async findPage(@Query() query: ProductosQuery): Promise<ProductosDto> {
    const { page = 0, size = 10 } = query;
    const { productos, total } = await this.repository.findList({
      buscar: query.search ?? '',
      orden: (query.sort || 'name') as ListaPedida['orden'],
      isDescending: query.order === 'desc',
      categoriaId: query.category ?? null,
      isBajo: query.low ?? false,
      offset: page * size,
      limit: size,
    });
    return toProductos(productos, { page, size, total });
  }

  /** A product. */
  @Get('product')
  @RequirePermission('inventario.ver')
  async get(@Query() { id }: IdQuery): Promise<ProductoDto> {
    return toProducto(await this.repository.get(id));
  }

  /** The product with this barcode, otherwise with this SKU. */
  @Get('product/lookup')
  @RequirePermission('inventario.ver')
  async getByCode(@Query() { code }: CodigoQuery): Promise<ProductoDto> {
    return toProducto(await this.productos.getByCode(code));
  }

  /** Adds a product. Without data, the product is blank and has the name «A New Product». */
  @Post('product')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @Idempotent({ newId: 'product.id' })
  async create(@Body() { product }: CrearProductoDto): Promise<ProductoDto> {
    return toProducto(await this.productos.create(product ?? {}));
  }

  /** Changes the sent fields of a product. Numbers may be sent as text. */
  @Patch('product')
  @RequirePermission('inventario.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Body() { id, product }: ModificarProductoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<ProductoDto> {
    return toProducto(await this.productos.update(id, product, version));
  }

  /** Deletes a product, which can be restored for a day. */
  @Delete('product')
  @RequirePermission('inventario.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.productos.remove(id);
    return true;
  }

  /** Restores a product that was deleted in the last day. */
  @Post('product/:id/restore')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<ProductoDto> {
    return toProducto(await this.productos.restore(id));
  }
}
