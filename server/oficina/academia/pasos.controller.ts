import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { Imagenes } from '../../plataforma/imagenes/imagenes.service.js';
import { PictureUpload } from '../../plataforma/imagenes/picture-upload.js';
import { CambiosPasoDto, PasoDto } from './academia.dto.js';
import { presentPaso } from './academia.presenter.js';
import { PasosService } from './pasos.service.js';

@ApiTags('academia')
@Controller('apps/academy/steps/:id')
@RequirePermission('academia.editar')
export class PasosController {
  constructor(
    private readonly pasos: PasosService,
    private readonly imagenes: Imagenes,
    private readonly transactions: Transactions,
  ) {}

  /** Changes the fields of a step that are sent. */
  @Patch()
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @OptionalIfMatch() version: number | undefined,
    @Body() cambios: CambiosPasoDto,
  ): Promise<PasoDto> {
    const paso = await this.pasos.update(id, cambios, version);
    return presentPaso(paso, paso.posicion);
  }

  /** Deletes a step. */
  @Delete()
  async remove(@Param('id', IdPipe) id: string): Promise<boolean> {
    await this.pasos.remove(id);
    return true;
  }

  /** Restores a step that was deleted in the last day. It returns to its old place. */
  @Post('restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<PasoDto> {
    const paso = await this.pasos.restore(id);
    return presentPaso(paso, paso.posicion);
  }

  /**
   * Sets the picture of a step: JPEG, PNG, WebP or GIF up to 5 MiB. The server reduces it to at most 1600 by 1600
   * pixels.
   */
  @Post('image')
  @HttpCode(200)
  @PictureUpload('image')
  @ApiIfMatch({ required: false })
  async putImage(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @OptionalIfMatch() version: number | undefined,
    @Req() request: AuthenticatedRequest,
  ): Promise<PasoDto> {
    // This check runs before the server reads the picture.
    await this.transactions.tenantTransaction(tenant, () => this.pasos.assertExists(id));
    const imagen = await this.imagenes.receiveSized(request, tenant.usuarioId, 'nota');
    const paso = await this.transactions.tenantTransaction(tenant, () => this.pasos.setImage(id, imagen, version));
    return presentPaso(paso, paso.posicion);
  }

  /** Removes the picture of a step. */
  @Delete('image')
  @ApiIfMatch({ required: false })
  async removeImage(@Param('id', IdPipe) id: string, @OptionalIfMatch() version: number | undefined): Promise<PasoDto> {
    const paso = await this.pasos.setImage(id, null, version);
    return presentPaso(paso, paso.posicion);
  }
}
