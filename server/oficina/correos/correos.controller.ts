import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, RequirePermission, SessionOnly, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ContenidoQuery, DocumentoArchivadoDto } from '../../expediente/documentos/documentos.dto.js';
import { toDocumentoArchivado } from '../../expediente/documentos/documentos.presenter.js';
import { Miniaturas } from '../../plataforma/imagenes/miniaturas.service.js';
import { PICTURE_MIME } from '../../plataforma/imagenes/picture.js';
import { AjustesDeCorreo } from './ajustes-de-correo.service.js';
import { CorreoAdjuntosService } from './correo-adjuntos.service.js';
import {
  AjustesDeCorreoDto,
  ArchivarCorreoAdjuntoDto,
  BorrarCorreosDto,
  CabeceraDto,
  CorreoDto,
  CorreosBorradosDto,
  CorreosCambiadosDto,
  CorreosDto,
  CorreosQuery,
  DestinatarioHalladoDto,
  DestinatariosQuery,
  ElegirDireccionDto,
  ImagenRemotaQuery,
  ModificarAjustesDeCorreoDto,
  ModificarCorreosDto,
  ResumenDeAdjuntoDto,
} from './correos.dto.js';
import { CorreosService } from './correos.service.js';
import {
  ArchivarCorreosDto,
  CarpetaSugeridaDto,
  CorreosArchivadosAhoraDto,
  DesarchivarCorreosDto,
} from './correos-de-carpetas.dto.js';
import { CorreosDeCarpetas } from './correos-de-carpetas.service.js';
import { Destinatarios } from './destinatarios.service.js';
import { ImagenesRemotas, sendImagen } from './imagenes-remotas.service.js';
import { ResumenDeAdjunto } from './resumen-de-adjunto.service.js';

/** My mailbox in this cuenta. Nobody reads the mailbox of another person, not even the titular. */
@ApiTags('correos')
@Controller('correos')
@RequirePermission('puesto.usar')
export class CorreosController {
  constructor(
    private readonly correos: CorreosService,
    private readonly adjuntos: CorreoAdjuntosService,
    private readonly destinatarios: Destinatarios,
    private readonly ajustes: AjustesDeCorreo,
    private readonly carpetas: CorreosDeCarpetas,
    private readonly imagenes: ImagenesRemotas,
    private readonly resumen: ResumenDeAdjunto,
    private readonly miniaturas: Miniaturas,
    private readonly storage: FileStorage,
  ) {}

  /** A page of a list, or the mails with the sent ids, the newest first. */
  @Get()
  async findPage(@Query() query: CorreosQuery): Promise<CorreosDto> {
    return this.correos.findPage(query);
  }

  /** Changes flags, folder and labels of up to 500 mails. */
  @Patch()
  async update(@Body() body: ModificarCorreosDto): Promise<CorreosCambiadosDto> {
    return { correos: await this.correos.update(body) };
  }

  /** Deletes mails of the trash for good, or the whole trash. This cannot be undone. */
  @Post('borrar')
  @HttpCode(200)
  async removeForGood(@Body() { ids }: BorrarCorreosDto): Promise<CorreosBorradosDto> {
    return { borrados: await this.correos.removeForGood(ids) };
  }

  /** Files up to 500 mails in a carpeta. Everybody who sees the carpeta reads them. */
  @Post('archivar')
  @HttpCode(200)
  @RequirePermission('carpetas.comentar')
  async file(@Body() body: ArchivarCorreosDto): Promise<CorreosArchivadosAhoraDto> {
    return this.carpetas.file(body);
  }

  /** Takes up to 500 mails off a carpeta. They stay in the mailbox. */
  @Post('desarchivar')
  @HttpCode(200)
  @RequirePermission('carpetas.comentar')
  async unfile(@Body() body: DesarchivarCorreosDto): Promise<CorreosCambiadosDto> {
    return { correos: await this.carpetas.unfile(body) };
  }

  /** Members, contacts, personas and earlier correspondents whose name or address has all the words. */
  @Get('destinatarios')
  async findDestinatarios(@Query() { buscar }: DestinatariosQuery): Promise<DestinatarioHalladoDto[]> {
    return this.destinatarios.find(buscar);
  }

  @Get('ajustes')
  async getAjustes(): Promise<AjustesDeCorreoDto> {
    return this.ajustes.get();
  }

  @Patch('ajustes')
  async updateAjustes(@Body() { firma }: ModificarAjustesDeCorreoDto): Promise<AjustesDeCorreoDto> {
    return this.ajustes.setFirma(firma);
  }

  /** Chooses the address at which I receive mail from outside. Nobody else can ever have my earlier addresses. */
  @Patch('ajustes/direccion')
  @SessionOnly()
  async setDireccion(@Body() { alias }: ElegirDireccionDto): Promise<AjustesDeCorreoDto> {
    return this.ajustes.setDireccion(alias);
  }

  /** A mail with its text and files. */
  @Get(':id')
  async get(@Param('id', IdPipe) id: string): Promise<CorreoDto> {
    return this.correos.get(id);
  }

  /** The mails of a mail's thread outside spam and trash, oldest first. */
  @Get(':id/hilo')
  async findHilo(@Param('id', IdPipe) id: string): Promise<CorreoDto[]> {
    return this.correos.findHilo(id);
  }

  /** The carpetas to which a mail may belong, the likeliest first. */
  @Get(':id/carpetas')
  @RequirePermission('carpetas.ver')
  async findSugeridas(@Param('id', IdPipe) id: string): Promise<CarpetaSugeridaDto[]> {
    return this.carpetas.findSugeridas(id);
  }

  /** All headers of a mail. */
  @Get(':id/cabeceras')
  async findCabeceras(@Param('id', IdPipe) id: string): Promise<CabeceraDto[]> {
    return this.correos.findCabeceras(id);
  }

  /** The content of a file: inline when its type is harmless, otherwise an attachment. Ranges are supported. */
  @Get(':id/adjuntos/:adjuntoId/contenido')
  @ManagesTransactions()
  @AnswersFile()
  async content(
    @Param('id', IdPipe) id: string,
    @Param('adjuntoId', IdPipe) adjuntoId: string,
    @Query() { descargar }: ContenidoQuery,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(this.storage, await this.adjuntos.open(tenant, id, adjuntoId, descargar, request), request, reply);
  }

  /** The small picture of a file whose content is a picture. */
  @Get(':id/adjuntos/:adjuntoId/miniatura')
  @ManagesTransactions()
  @AnswersFile(PICTURE_MIME)
  async thumbnail(
    @Param('id', IdPipe) id: string,
    @Param('adjuntoId', IdPipe) adjuntoId: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [adjunto] = await this.adjuntos.get(tenant, id, adjuntoId);
    await this.miniaturas.answer(adjunto, request, reply);
  }

  /** The first ten events of a calendar, or the first ten contacts of a card. */
  @Get(':id/adjuntos/:adjuntoId/resumen')
  @ManagesTransactions()
  async summary(
    @Param('id', IdPipe) id: string,
    @Param('adjuntoId', IdPipe) adjuntoId: string,
    @Tenant() tenant: TenantContext,
  ): Promise<ResumenDeAdjuntoDto> {
    return this.resumen.of(tenant, id, adjuntoId);
  }

  /**
   * A remote picture of the mail, whose address is in a `data-remota`. The server fetches it: the sender must not learn
   * from where the mail is read.
   */
  @Get(':id/imagen')
  @ManagesTransactions()
  @AnswersFile(PICTURE_MIME)
  async picture(
    @Param('id', IdPipe) id: string,
    @Query() { url }: ImagenRemotaQuery,
    @Tenant() tenant: TenantContext,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendImagen(reply, await this.imagenes.fetch(tenant, () => this.correos.get(id), url));
  }

  /** Files a copy of an attachment as a new document of a carpeta. */
  @Post(':id/adjuntos/:adjuntoId/documento')
  @RequirePermission('documentos.subir')
  @ManagesTransactions()
  async fileAsDocumento(
    @Param('id', IdPipe) id: string,
    @Param('adjuntoId', IdPipe) adjuntoId: string,
    @Body() body: ArchivarCorreoAdjuntoDto,
    @Tenant() tenant: TenantContext,
  ): Promise<DocumentoArchivadoDto> {
    return toDocumentoArchivado(await this.adjuntos.fileAsDocumento(tenant, id, adjuntoId, body));
  }
}
