import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { VersionPipe } from '../../common/input/version.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { PICTURE_MIME } from '../../plataforma/imagenes/picture.js';
import { ContenidoService } from './contenido.service.js';
import { ContenidoQuery } from './documentos.dto.js';

@ApiTags('documentos')
@Controller()
export class ContenidoController {
  constructor(
    private readonly contenido: ContenidoService,
    private readonly miniaturas: Miniaturas,
    private readonly storage: FileStorage,
  ) {}

  /** The content of a version: inline when its type is harmless, otherwise an attachment. Ranges are supported. */
  @Get('documentos/:id/versiones/:n/contenido')
  @RequirePermission('carpetas.ver')
  @ManagesTransactions()
  @AnswersFile()
  async get(
    @Param('id', IdPipe) documentoId: string,
    @Param('n', VersionPipe) n: number,
    @Query() { descargar }: ContenidoQuery,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.contenido.open(tenant, { documentoId, n, descargar, http: request });
    await sendFile(this.storage, file, request, reply);
  }

  /** A small picture of a version that is a picture. */
  @Get('documentos/:id/versiones/:n/miniatura')
  @RequirePermission('carpetas.ver')
  @ManagesTransactions()
  @AnswersFile(PICTURE_MIME)
  async thumbnail(
    @Param('id', IdPipe) documentoId: string,
    @Param('n', VersionPipe) n: number,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.miniaturas.answer(await this.contenido.get(tenant, documentoId, n), request, reply);
  }
}
