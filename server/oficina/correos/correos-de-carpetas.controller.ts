import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { PageQuery } from '../../common/input/pagination.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ContenidoQuery, DocumentoArchivadoDto } from '../../expediente/documentos/documentos.dto.js';
import { toDocumentoArchivado } from '../../expediente/documentos/documentos.presenter.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { PICTURE_MIME } from '../../plataforma/imagenes/picture.js';
import { ImagenRemotaQuery } from './correos.dto.js';
import { ArchivarAdjuntoDeCarpetaDto, CorreoArchivadoDto, CorreosArchivadosDto } from './correos-de-carpetas.dto.js';
import { CorreosDeCarpetas } from './correos-de-carpetas.service.js';
import { ImagenesRemotas, sendImagen } from './imagenes-remotas.service.js';

/** The mails that are filed in a carpeta. Everybody who sees the carpeta reads them. */
@ApiTags('correos-de-carpetas')
@Controller('carpetas/:id/correos')
@RequirePermission('carpetas.ver')
export class CorreosDeCarpetasController {
  constructor(
    private readonly correos: CorreosDeCarpetas,
    private readonly imagenes: ImagenesRemotas,
    private readonly miniaturas: Miniaturas,
    private readonly storage: FileStorage,
  ) {}

  /** A page of the mails of a carpeta, the newest first. */
  @Get()
  async findPage(@Param('id', IdPipe) id: string, @Query() query: PageQuery): Promise<CorreosArchivadosDto> {
    return this.correos.findPage(id, query);
  }

  /** A mail of a carpeta, with its text and files. */
  @Get(':correoId')
  async get(@Param('id', IdPipe) id: string, @Param('correoId', IdPipe) correoId: string): Promise<CorreoArchivadoDto> {
    return this.correos.get(id, correoId);
  }

  /** Takes a mail off the carpeta. It can be restored for a day. Mailboxes keep the mail. */
  @Delete(':correoId')
  @RequirePermission('carpetas.comentar')
  async remove(@Param('id', IdPipe) id: string, @Param('correoId', IdPipe) correoId: string): Promise<boolean> {
    await this.correos.remove(id, correoId);
    return true;
  }

  /** Restores a mail that was taken off the carpeta. */
  @Post(':correoId/restaurar')
  @HttpCode(200)
  @RequirePermission('carpetas.comentar')
  async restore(
    @Param('id', IdPipe) id: string,
    @Param('correoId', IdPipe) correoId: string,
  ): Promise<CorreoArchivadoDto> {
    return this.correos.restore(id, correoId);
  }

  /** The content of a file: inline when its type is harmless, otherwise an attachment. Ranges are supported. */
  @Get(':correoId/adjuntos/:adjuntoId/contenido')
  @ManagesTransactions()
  @AnswersFile()
  async content(
    @Param('id', IdPipe) carpetaId: string,
    @Param('correoId', IdPipe) correoId: string,
    @Param('adjuntoId', IdPipe) adjuntoId: string,
    @Query() { descargar }: ContenidoQuery,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.correos.open(tenant, { carpetaId, correoId, adjuntoId }, descargar, request);
    await sendFile(this.storage, file, request, reply);
  }

  /** The small picture of a file whose content is a picture. */
  @Get(':correoId/adjuntos/:adjuntoId/miniatura')
  @ManagesTransactions()
  @AnswersFile(PICTURE_MIME)
  async thumbnail(
    @Param('id', IdPipe) carpetaId: string,
    @Param('correoId', IdPipe) correoId: string,
    @Param('adjuntoId', IdPipe) adjuntoId: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [adjunto] = await this.correos.getAdjunto(tenant, { carpetaId, correoId, adjuntoId });
    await this.miniaturas.answer(adjunto, request, reply);
  }

  /** A remote picture of the mail, whose address is in a `data-remota`. The server fetches the picture. */
  @Get(':correoId/imagen')
  @ManagesTransactions()
  @AnswersFile(PICTURE_MIME)
  async picture(
    @Param('id', IdPipe) id: string,
    @Param('correoId', IdPipe) correoId: string,
    @Query() { url }: ImagenRemotaQuery,
    @Tenant() tenant: TenantContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendImagen(reply, await this.imagenes.fetch(tenant, () => this.correos.get(id, correoId), url));
  }

  /** Files a copy of an attachment as a new document of the carpeta. */
  @Post(':correoId/adjuntos/:adjuntoId/documento')
  @RequirePermission('documentos.subir')
  @ManagesTransactions()
  async fileAsDocumento(
    @Param('id', IdPipe) carpetaId: string,
    @Param('correoId', IdPipe) correoId: string,
    @Param('adjuntoId', IdPipe) adjuntoId: string,
    @Body() { seccionId }: ArchivarAdjuntoDeCarpetaDto,
    @Tenant() tenant: TenantContext,
  ): Promise<DocumentoArchivadoDto> {
    const one = { carpetaId, correoId, adjuntoId };
    return toDocumentoArchivado(await this.correos.fileAsDocumento(tenant, one, seccionId));
  }
}
