import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ManagesTransactions, RequirePermission, StepUp, Tenant } from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { FileStorage } from '../../common/files/file-storage.js';
import { sendFile } from '../../common/files/send-file.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { ExportacionDto } from './exportaciones.dto.js';
import { Exportaciones } from './exportaciones.service.js';

@ApiTags('exportaciones')
@Controller('exportaciones')
export class ExportacionesController {
  constructor(
    private readonly exportaciones: Exportaciones,
    private readonly storage: FileStorage,
  ) {}

  /** The exports of the cuenta, newest first. */
  @Get()
  @RequirePermission('cuenta.administrar')
  findAll(): Promise<ExportacionDto[]> {
    return this.exportaciones.findAll();
  }

  /** Starts an export of all data of the cuenta. While an export is being made, the answer is that export. */
  @Post()
  @HttpCode(202)
  @RequirePermission('cuenta.administrar')
  @StepUp()
  @ManagesTransactions()
  request(@Tenant() tenant: TenantContext): Promise<ExportacionDto> {
    return this.exportaciones.request(tenant);
  }

  /** The ZIP: manifest.json with a hash of each file, rows as JSON, documents by carpeta. Ranges are supported. */
  @Get(':id/contenido')
  @RequirePermission('cuenta.administrar')
  @StepUp()
  @ManagesTransactions()
  @AnswersFile('application/zip')
  async get(
    @Param('id', IdPipe) id: string,
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(this.storage, await this.exportaciones.open(tenant, id, request), request, reply);
  }
}
