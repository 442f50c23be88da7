import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Claims, Public, RequirePermission } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { DescargaZipDto, PedirZipDto } from './documentos.dto.js';
import { ZipService } from './zip.service.js';

/**
 * Several documents as a ZIP, which the browser writes straight to the disk. Its request has no access token, but a
 * cookie for exactly these documents.
 */
@ApiTags('documentos')
@Controller('carpetas/:id/documentos/zip')
export class ZipController {
  constructor(private readonly zip: ZipService) {}

  /** Lets this browser download documents for a few minutes, at the address in the answer. */
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
    return { url: await this.zip.allow({ request, reply }, claims, id, ids) };
  }

  /** The ZIP of the newest versions, in the folders of their secciones. The browser sends the cookie. */
  @Get()
  @Public()
  @AnswersFile('application/zip')
  async get(
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.zip.send({ request, reply }, id);
  }
}
