import { Controller, Delete, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { validate } from 'uuid';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { notFound } from '../../common/errors/domain-error.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureUpload } from '../../plataforma/imagenes/picture-upload.js';
import { ContactoDto } from './contactos.dto.js';
import { toContacto } from './contactos.presenter.js';
import { ContactosService } from './contactos.service.js';

@ApiTags('contactos')
@Controller('apps/contacts')
@RequirePermission('contactos.editar')
export class ContactoImagenesController {
  constructor(
    private readonly contactos: ContactosService,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /** Sets the picture of a contact: JPEG, PNG, WebP or GIF up to 5 MiB. The server makes it square. */
  @Post('avatar')
  @HttpCode(200)
  @PictureUpload('avatar', { hasId: true })
  setAvatar(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ContactoDto> {
    return this.set(tenant, request, 'avatar');
  }

  /** Removes the picture of a contact. */
  @Delete('avatar')
  async removeAvatar(@Query() { id }: IdQuery): Promise<ContactoDto> {
    return toContacto(await this.contactos.setPicture(id, 'avatar', null));
  }

  /**
   * Sets the wide picture behind a contact: JPEG, PNG, WebP or GIF up to 5 MiB. The server makes it 1280 by 360 pixels.
   */
  @Post('background')
  @HttpCode(200)
  @PictureUpload('background', { hasId: true })
  setBackground(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<ContactoDto> {
    return this.set(tenant, request, 'fondo');
  }

  /** Removes the wide picture behind a contact. */
  @Delete('background')
  async removeBackground(@Query() { id }: IdQuery): Promise<ContactoDto> {
    return toContacto(await this.contactos.setPicture(id, 'fondo', null));
  }

  private async set(
    tenant: TenantContext,
    request: AuthenticatedRequest,
    which: 'avatar' | 'fondo',
  ): Promise<ContactoDto> {
    const { address, campos } = await this.imagenes.receiveSized(request, tenant.usuarioId, which);
    const { id = '' } = campos;
    if (!validate(id)) {
      throw notFound('el contacto');
    }
    const contacto = await this.transactions.tenantTransaction(tenant, () =>
      this.contactos.setPicture(id, which, address),
    );
    return toContacto(contacto);
  }
}
