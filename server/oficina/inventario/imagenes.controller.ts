import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { validate } from 'uuid';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { notFound } from '../../common/errors/domain-error.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureUpload } from '../../plataforma/imagenes/picture-upload.js';
import { ProductoDto } from './productos.dto.js';
import { toProducto } from './productos.presenter.js';
import { ProductosService } from './productos.service.js';

@ApiTags('inventario')
@Controller('apps/ecommerce/inventory')
export class ProductoImagenesController {
  constructor(
    private readonly productos: ProductosService,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Adds a picture at the end of a product's pictures: JPEG, PNG, WebP or GIF up to 5 MiB. The server reduces it to
   * 1024 pixels at most.
   */
  @Post('image')
  @HttpCode(200)
  @RequirePermission('inventario.editar')
  @PictureUpload('image', { hasId: true })
  async add(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ProductoDto> {
    const { address, campos } = await this.imagenes.receiveSized(request, tenant.usuarioId, 'producto');
    const { id = '' } = campos;
    if (!validate(id)) {
      throw notFound('el producto');
    }
    return toProducto(
      await this.transactions.tenantTransaction(tenant, () => this.productos.addImage(id.toLowerCase(), address)),
    );
  }
}
