import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Claims, Public, RequirePermission, StepUp } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { Descargas } from './descargas.service.js';
import { DescargaDto } from './exportaciones.dto.js';

/**
 * Downloads that the browser writes directly to the disk. An export may not fit in a page's memory. The request for a
 * download has no access token, but a cookie for this one file.
 */
@ApiTags('exportaciones')
@Controller('exportaciones/:id/descarga')
export class DescargasController {
  constructor(
    private readonly descargas: Descargas,
    private readonly storage: FileStorage,
  ) {}

  /** Lets this browser download an export for a few minutes. The answer has the address. */
  @Post()
  @HttpCode(200)
  @RequirePermission('cuenta.administrar')
  @StepUp()
  async allow(
    @Param('id', IdPipe) id: string,
    @Claims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DescargaDto> {
    return { url: await this.descargas.allow({ request, reply }, claims, id) };
  }

  /** The ZIP, for a browser with the cookie. Ranges let a broken download continue. */
  @Get()
  @Public()
  @AnswersFile('application/zip')
  async get(
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.descargas.open(request, id);
    await sendFile(this.storage, file, request, reply);
  }
}
