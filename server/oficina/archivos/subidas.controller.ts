import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile, FILE, TakesFiles } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { VersionPipe } from '../../common/input/version.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ContenidoQuery, DocumentoArchivadoDto } from '../../expediente/documentos/documentos.dto.js';
import { toDocumentoArchivado } from '../../expediente/documentos/documentos.presenter.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { PICTURE_MIME } from '../../plataforma/imagenes/picture.js';
import { ContenidoDeArchivos } from './contenido.service.js';
import { ArchivoADocumentoDto, DocumentoAArchivoDto, SI_EXISTE, SubidaArchivosDto } from './subidas.dto.js';
import { SubidasDeArchivos } from './subidas.service.js';

/** Uploads and downloads of archivos, and copies from and into carpetas. */
@ApiTags('archivos')
@Controller('archivos')
export class SubidasDeArchivosController {
  constructor(
    private readonly subidas: SubidasDeArchivos,
    private readonly contenido: ContenidoDeArchivos,
    private readonly miniaturas: Miniaturas,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Keeps new archivos. A file name may have a path, such as «Modelos/general.docx»: its directorios are made. A
   * refused file does not stop the others, and the answer names it. Without `siExiste`, a file whose name is taken is
   * refused.
   */
  @Post()
  @RequirePermission('archivos.escribir')
  @TakesFiles({
    directorioId: { type: 'string', format: 'uuid' },
    siExiste: { type: 'string', enum: [...SI_EXISTE] },
    archivos: { type: 'array', items: FILE },
  })
  create(@Tenant() tenant: TenantContext, @Req() request: AuthenticatedRequest): Promise<SubidaArchivosDto> {
    return this.subidas.fileAll(request, tenant);
  }

  /** Keeps a copy of a carpeta's document, in its newest version, as an archivo. */
  @Post('desde-documento')
  @RequirePermission('archivos.escribir')
  @ManagesTransactions()
  fromDocumento(@Tenant() tenant: TenantContext, @Body() body: DocumentoAArchivoDto): Promise<SubidaArchivosDto> {
    return this.subidas.fileDocumento(tenant, body);
  }

  /** Keeps one file as the next version of an archivo. */
  @Post(':id/versiones')
  @RequirePermission('archivos.escribir')
  @TakesFiles({ motivo: { type: 'string', maxLength: 300 }, archivo: FILE })
  createVersion(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<SubidaArchivosDto> {
    return this.subidas.fileVersion(request, tenant, id);
  }

  /** Files a copy of the newest version as a new document of a carpeta. */
  @Post(':id/documento')
  @HttpCode(201)
  @RequirePermission('documentos.subir')
  @ManagesTransactions()
  async toDocumento(
    @Param('id', IdPipe) id: string,
    @Body() body: ArchivoADocumentoDto,
    @Tenant() tenant: TenantContext,
  ): Promise<DocumentoArchivadoDto> {
    return toDocumentoArchivado(await this.contenido.toDocumento(tenant, id, body));
  }

  /** The content of a version: inline when its type is harmless, otherwise an attachment. Ranges are supported. */
  @Get(':id/versiones/:n/contenido')
  @RequirePermission('archivos.ver')
  @ManagesTransactions()
  @AnswersFile()
  async content(
    @Param('id', IdPipe) archivoId: string,
    @Param('n', VersionPipe) n: number,
    @Query() { descargar }: ContenidoQuery,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.contenido.open(tenant, { archivoId, n, descargar, http: request });
    await sendFile(this.storage, file, request, reply);
  }

  /** The small picture of a version whose content is a picture. */
  @Get(':id/versiones/:n/miniatura')
  @RequirePermission('archivos.ver')
  @ManagesTransactions()
  @AnswersFile(PICTURE_MIME)
  async thumbnail(
    @Param('id', IdPipe) archivoId: string,
    @Param('n', VersionPipe) n: number,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.miniaturas.answer(await this.contenido.get(tenant, archivoId, n), request, reply);
  }
}
