import { Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureUpload } from '../../plataforma/imagenes/picture-upload.js';
import { NotaDto } from './notas.dto.js';
import { presentNota } from './notas.presenter.js';
import { NotasService } from './notas.service.js';

@ApiTags('notas')
@Controller('apps/notes/:id/image')
@RequirePermission('puesto.usar')
export class NotaImagenController {
  constructor(
    private readonly notas: NotasService,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Sets the picture of a nota: JPEG, PNG, WebP or GIF up to 5 MiB. The server reduces it to at most 1600 by 1600
   * pixels.
   */
  @Post()
  @HttpCode(200)
  @PictureUpload('image')
  @ApiIfMatch({ required: false })
  async put(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @OptionalIfMatch() version: number | undefined,
    @Req() request: AuthenticatedRequest,
  ): Promise<NotaDto> {
    // This check runs before the server reads the picture.
    await this.transactions.tenantTransaction(tenant, () => this.notas.assertExists(id), { readOnly: true });
    const imagen = await this.imagenes.receiveSized(request, tenant.usuarioId, 'nota');
    const { nota, labels } = await this.transactions.tenantTransaction(tenant, () =>
      this.notas.update(id, {}, { imagen, version }),
    );
    return presentNota(nota, labels);
  }

  /** Removes the picture of a nota. */
  @Delete()
  @ApiIfMatch({ required: false })
  async remove(@Param('id', IdPipe) id: string, @OptionalIfMatch() version: number | undefined): Promise<NotaDto> {
    const { nota, labels } = await this.notas.update(id, {}, { imagen: null, version });
    return presentNota(nota, labels);
  }
}
