import { Controller, Delete, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureUpload } from '../../plataforma/imagenes/picture-upload.js';
import { ChatsService } from './chats.service.js';
import { ConversacionDetalleDto } from './conversaciones.dto.js';
import { toConversacionDetalle } from './conversaciones.presenter.js';
import { GruposService } from './grupos.service.js';

@ApiTags('conversaciones')
@Controller('conversaciones/:id/foto')
@RequirePermission('puesto.usar')
export class GrupoFotoController {
  constructor(
    private readonly grupos: GruposService,
    private readonly chats: ChatsService,
    private readonly imagenes: Imagenes,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** Sets the picture of a group: JPEG, PNG, WebP or GIF up to 5 MiB. The server makes it square. */
  @Put()
  @PictureUpload('foto')
  async put(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<ConversacionDetalleDto> {
    await this.transactions.tenantTransaction(tenant, () => this.grupos.assertAdministra(id), { readOnly: true });
    const foto = await this.imagenes.receive(request, tenant.usuarioId, 'avatar');
    return this.transactions.tenantTransaction(tenant, () => this.set(id, foto));
  }

  /** Removes the picture of a group. */
  @Delete()
  remove(@Param('id', IdPipe) id: string): Promise<ConversacionDetalleDto> {
    return this.set(id, null);
  }

  private async set(id: string, foto: string | null): Promise<ConversacionDetalleDto> {
    await this.grupos.setFoto(id, foto);
    const { usuarioId } = this.transactions.tenant;
    return toConversacionDetalle(await this.chats.get(id, 1), {
      usuarioId,
      conocidos: await this.directory.conocidos(),
    });
  }
}
