import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Claims, Public, RequirePermission } from '../common/access/access.decorators.js';
import type { AccessClaims } from '../common/access/identity.js';
import { Settings } from '../common/config/settings.js';
import { setDownloadCookie } from '../common/http/cookies.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { DescargaZipDto, PedirZipDto } from './documentos.dto.js';
import { ZIP_SECONDS, ZipService } from './zip.service.js';

const COOKIE = 'carpetas-zip';

/**
 * Several documents as one ZIP, which the browser writes straight to the disk. The request for it has no access token,
 * but a cookie that is valid for these documents.
 */
@ApiTags('documentos')
@Controller('carpetas/:id/documentos/zip')
export class ZipController {
  constructor(
    private readonly zip: ZipService,
    private readonly settings: Settings,
  ) {}

  /** Lets this browser download documents of a carpeta for a few minutes, at the address in the answer. */
  @Post()
  @HttpCode(200)
  @RequirePermission('carpetas.ver')
  async allow(
    @Param('id', IdPipe) id: string,
    @Body() { ids }: PedirZipDto,
    @Claims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DescargaZipDto> {
    const url = `/api/carpetas/${id}/documentos/zip`;
    const value = await this.zip.allow(claims, id, ids);
    setDownloadCookie({ request, reply, settings: this.settings }, { name: COOKIE, value, url, seconds: ZIP_SECONDS });
    return { url };
  }

  /** The newest versions in the folders of their secciones, for a browser with the cookie. */
  @Get()
  @Public()
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async get(
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isRead = request.method !== 'HEAD';
    const zip = await this.zip.open(request.cookies[COOKIE] ?? '', id, { isRead });
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    void reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(zip.nombre),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    await reply.send(isRead ? await this.zip.stream(zip, gone.signal) : Readable.from([]));
  }
}
