import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FILE, TakesFiles } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { SubidaDto } from './documentos.dto.js';
import { SubidasService } from './subidas.service.js';

@ApiTags('documentos')
@Controller()
export class SubidasController {
  constructor(private readonly subidas: SubidasService) {}

  /** Files new documents. A refused file does not stop the others; the answer names it. */
  @Post('carpetas/:id/documentos')
  @RequirePermission('documentos.subir')
  @TakesFiles({ seccionId: { type: 'string', format: 'uuid' }, archivos: { type: 'array', items: FILE } })
  createDocumentos(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<SubidaDto> {
    return this.subidas.fileAll(request, tenant, id);
  }

  /** Files the next version of a document, from one file. */
  @Post('documentos/:id/versiones')
  @RequirePermission('documentos.editar')
  @TakesFiles({ motivo: { type: 'string', maxLength: 300 }, archivo: FILE })
  createVersion(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<SubidaDto> {
    return this.subidas.fileVersion(request, tenant, id);
  }
}
