import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Claims, Public, RequirePermission } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { DescargaZipDto } from '../../expediente/documentos/documentos.dto.js';
import { ElegidosDto } from './lotes.dto.js';
import { ZipDeArchivos } from './zip.service.js';

/** Archivos and whole directorios as one ZIP. The browser needs the cookie that the first call sets. */
@ApiTags('archivos')
@Controller('archivos/zip')
export class ZipDeArchivosController {
  constructor(private readonly zip: ZipDeArchivos) {}

  /** Allows this browser to download archivos and directorios for a few minutes. The answer has the address. */
  @Post()
  @HttpCode(200)
  @RequirePermission('archivos.ver')
  async allow(
    @Body() body: ElegidosDto,
    @Claims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DescargaZipDto> {
    return { url: await this.zip.allow({ request, reply }, claims, body) };
  }

  /** A ZIP of the newest versions, in folders named as their directorios. The browser needs the cookie. */
  @Get()
  @Public()
  @AnswersFile('application/zip')
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.zip.send({ request, reply });
  }
}
