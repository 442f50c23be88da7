import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { RequirePermission, WritesOnRead } from '../../common/access/access.decorators.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { CarpetasExport } from './carpetas-export.service.js';
import { CarpetasFiltrosDto } from './carpetas-query.dto.js';

@ApiTags('carpetas')
@Controller('carpetas/exportar')
export class CarpetasExportController {
  constructor(private readonly exports: CarpetasExport) {}

  /** The carpetas of these filters as a CSV file, at most 5,000. */
  @Get()
  @RequirePermission('carpetas.exportar')
  @WritesOnRead()
  @AnswersFile('text/csv')
  async export(@Query() filtros: CarpetasFiltrosDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const text = await this.exports.export(filtros);
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('carpetas.csv'),
      'x-content-type-options': 'nosniff',
    });
    return text;
  }
}
