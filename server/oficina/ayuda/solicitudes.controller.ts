import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile, FILE, TakesFiles } from '../../common/files/takes-files.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ContenidoQuery } from '../../expediente/documentos/documentos.dto.js';
import { SolicitudAdjuntos } from './solicitud-adjuntos.service.js';
import {
  CambioDeSolicitudDto,
  NuevaSolicitudDto,
  SolicitudAdjuntoDto,
  SolicitudDto,
  SoporteDto,
} from './solicitudes.dto.js';
import { toSolicitud, toSolicitudAdjunto } from './solicitudes.presenter.js';
import { Solicitudes } from './solicitudes.service.js';

@ApiTags('ayuda')
@Controller('apps/help-center/requests')
@RequirePermission('puesto.usar')
export class SolicitudesController {
  constructor(
    private readonly solicitudes: Solicitudes,
    private readonly adjuntos: SolicitudAdjuntos,
    private readonly storage: FileStorage,
  ) {}

  /** My requests for support, newest first, and whether somebody answers requests. */
  @Get()
  async findAll(): Promise<SoporteDto> {
    const requests = (await this.solicitudes.findAll()).map(toSolicitud);
    return { isAnswered: this.solicitudes.isAnswered, requests };
  }

  /** Sends a request for support. */
  @Post()
  @Idempotent({ newId: 'id' })
  async create(@Body() body: NuevaSolicitudDto): Promise<SolicitudDto> {
    return toSolicitud(await this.solicitudes.create(body));
  }

  /** Uploads files for a request. The request names them when it is sent. */
  @Post('files')
  @TakesFiles({ archivos: { type: 'array', items: FILE } })
  async addFiles(
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
  ): Promise<SolicitudAdjuntoDto[]> {
    return (await this.adjuntos.add(request, tenant)).map(toSolicitudAdjunto);
  }

  /** The content of a file: inline when its type is harmless, otherwise an attachment. Ranges are supported. */
  @Get('files/:id/content')
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

  /** Closes one of my requests. */
  @Patch(':id')
  @HttpCode(200)
  async close(@Param('id', IdPipe) id: string, @Body() _: CambioDeSolicitudDto): Promise<SolicitudDto> {
    return toSolicitud(await this.solicitudes.close(id));
  }
}
