import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { ApiIfMatch, IfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { AnswersFile } from '../../common/files/takes-files.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { EntregaDto, NuevaEntregaDto } from './entregas.dto.js';
import { EntregasService } from './entregas.service.js';
import { toEntrega } from './protocolo.presenter.js';

@ApiTags('protocolo')
@Controller('carpetas/:id/entregas')
export class EntregasController {
  constructor(private readonly entregas: EntregasService) {}

  /** The entregas of a carpeta, the latest first. */
  @Get()
  @RequirePermission('carpetas.ver')
  async findAll(@Param('id', IdPipe) id: string): Promise<EntregaDto[]> {
    return (await this.entregas.findOfCarpeta(id)).map(toEntrega);
  }

  /**
   * Records an entrega, with the copies that the person takes. The first moves the carpeta to entregada. If-Match names
   * the carpeta.
   */
  @Post()
  @HttpCode(200)
  @RequirePermission('carpetas.editar')
  @Idempotent({ newId: 'id' })
  @ApiIfMatch()
  async create(
    @Param('id', IdPipe) id: string,
    @IfMatch() version: number,
    @Body() body: NuevaEntregaDto,
  ): Promise<EntregaDto[]> {
    await this.entregas.create(id, version, body);
    return this.findAll(id);
  }

  /** The receipt of an entrega as a PDF, which the recipient signs. */
  @Get(':entregaId/recibo.pdf')
  @RequirePermission('carpetas.ver')
  @AnswersFile('application/pdf')
  async recibo(
    @Param('id', IdPipe) id: string,
    @Param('entregaId', IdPipe) entregaId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const bytes = await this.entregas.recibo(id, entregaId);
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('recibo-de-entrega.pdf', { type: 'attachment' }),
    });
    return bytes;
  }
}
