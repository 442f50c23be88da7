import { applyDecorators, Controller, Param, Post, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { ManagesTransactions, RequirePermission, Tenant } from '../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../common/access/identity.js';
import { IdPipe } from '../common/input/id.pipe.js';
import type { TenantContext } from '../common/tenancy/transactions.js';
import { SubidaDto } from './documentos.dto.js';
import { SubidasService } from './subidas.service.js';

const FILE = { type: 'string', format: 'binary' } as const;

/** A multipart route that reads its files as a stream. */
const Upload = (properties: Parameters<typeof multipartSchema>[0]) =>
  applyDecorators(
    ManagesTransactions(),
    RouteConfig({ isUpload: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody(multipartSchema(properties)),
  );

@ApiTags('documentos')
@Controller()
export class SubidasController {
  constructor(private readonly subidas: SubidasService) {}

  /** Files new documents. One refused file does not stop the others; the answer names it. */
  @Post('carpetas/:id/documentos')
  @RequirePermission('documentos.subir')
  @Upload({ seccionId: { type: 'string', format: 'uuid' }, archivos: { type: 'array', items: FILE } })
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
  @Upload({ motivo: { type: 'string', maxLength: 300 }, archivo: FILE })
  createVersion(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<SubidaDto> {
    return this.subidas.fileVersion(request, tenant, id);
  }
}

function multipartSchema(properties: Record<string, { type: string; [extra: string]: unknown }>) {
  return { schema: { type: 'object', properties } };
}
