import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile, FILE, TakesFiles } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ContenidoQuery, DocumentoArchivadoDto } from '../../expediente/documentos/documentos.dto.js';
import { toDocumentoArchivado } from '../../expediente/documentos/documentos.presenter.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { PICTURE_MIME } from '../../plataforma/imagenes/picture.js';
import { AdjuntosService } from './adjuntos.service.js';
import { AdjuntoDto, AdjuntosDto, AdjuntosQuery, ArchivarAdjuntoDto } from './conversaciones.dto.js';
import { toAdjunto } from './conversaciones.presenter.js';

@ApiTags('conversaciones')
@Controller('conversaciones')
@RequirePermission('puesto.usar')
export class AdjuntosController {
  constructor(
    private readonly adjuntos: AdjuntosService,
    private readonly miniaturas: Miniaturas,
    private readonly storage: FileStorage,
  ) {}

  /** The newest 30 files that were sent in a conversation, the newest first. */
  @Get(':id/adjuntos')
  async findOf(@Param('id', IdPipe) id: string, @Query() { antes }: AdjuntosQuery): Promise<AdjuntosDto> {
    const { adjuntos, siguiente } = await this.adjuntos.findOfChat(id, antes);
    return { adjuntos: adjuntos.map(toAdjunto), siguiente };
  }

  /** Uploads files for a message. The message names them when it is sent. */
  @Post(':id/adjuntos')
  @TakesFiles({ archivos: { type: 'array', items: FILE } })
  async add(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<AdjuntoDto[]> {
    return (await this.adjuntos.add(request, tenant, id)).map(toAdjunto);
  }

  /** Files a copy of an attachment as a new document of a carpeta. */
  @Post('adjuntos/:id/documento')
  @RequirePermission('documentos.subir')
  @ManagesTransactions()
  async fileAsDocumento(
    @Param('id', IdPipe) id: string,
    @Body() body: ArchivarAdjuntoDto,
    @Tenant() tenant: TenantContext,
  ): Promise<DocumentoArchivadoDto> {
    return toDocumentoArchivado(await this.adjuntos.fileAsDocumento(tenant, id, body));
  }

  /** The content of a file: inline when its type is harmless, otherwise an attachment. Ranges are supported. */
  @Get('adjuntos/:id/contenido')
  @ManagesTransactions()
  @AnswersFile()
  async content(
    @Param('id', IdPipe) id: string,
    @Query() { descargar }: ContenidoQuery,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(this.storage, await this.adjuntos.open(tenant, id, descargar, request), request, reply);
  }

  /** The small picture of a file whose content is a picture. */
  @Get('adjuntos/:id/miniatura')
  @ManagesTransactions()
  @AnswersFile(PICTURE_MIME)
  async thumbnail(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.miniaturas.answer(await this.adjuntos.get(tenant, id), request, reply);
  }
}
