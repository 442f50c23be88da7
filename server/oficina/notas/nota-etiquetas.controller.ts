import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { NuevaEtiquetaDto } from '../../plataforma/etiquetas/etiquetas.dto.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_NOTAS } from './etiquetas-de-notas.js';
import { ModificarNotaEtiquetaDto, NotaEtiquetaDto } from './nota-etiquetas.dto.js';
import { presentEtiqueta } from './notas.presenter.js';

/** The etiquetas of notas. Each call answers with all etiquetas, after its change. */
@ApiTags('notas')
@Controller('apps/notes/labels')
@RequirePermission('puesto.usar')
export class NotaEtiquetasController {
  constructor(private readonly etiquetas: Etiquetas) {}

  /** The etiquetas of my notas in this cuenta, oldest first. */
  @Get()
  async findAll(): Promise<NotaEtiquetaDto[]> {
    return (await this.etiquetas.findAll(ETIQUETAS_DE_NOTAS)).map(presentEtiqueta);
  }

  /** Adds an etiqueta at the end. */
  @Post()
  @HttpCode(200)
  @Idempotent({ newId: 'id' })
  async create(
    @Tenant() { usuarioId }: TenantContext,
    @Body() { id, title }: NuevaEtiquetaDto,
  ): Promise<NotaEtiquetaDto[]> {
    await this.etiquetas.create(ETIQUETAS_DE_NOTAS, { id, titulo: title, usuarioId });
    return this.findAll();
  }

  /** Renames an etiqueta. */
  @Patch()
  @ApiIfMatch({ required: false })
  async rename(
    @OptionalIfMatch() version: number | undefined,
    @Body() { label }: ModificarNotaEtiquetaDto,
  ): Promise<NotaEtiquetaDto[]> {
    await this.etiquetas.rename(ETIQUETAS_DE_NOTAS, label.id, label.title, version);
    return this.findAll();
  }

  /** Deletes an etiqueta and removes it from the notas. It can be restored for a day. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<NotaEtiquetaDto[]> {
    await this.etiquetas.remove(ETIQUETAS_DE_NOTAS, id);
    return this.findAll();
  }

  /** Restores a deleted etiqueta, on the same notas. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<NotaEtiquetaDto[]> {
    await this.etiquetas.restore(ETIQUETAS_DE_NOTAS, id);
    return this.findAll();
  }
}
