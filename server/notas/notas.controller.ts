import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiIfMatch,
  ManagesTransactions,
  OptionalIfMatch,
  RequirePermission,
  Tenant,
} from '../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../common/access/identity.js';
import { ApiIdempotencyKey, Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import { IdQuery, IdsQuery } from '../common/input/id.dto.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { NotaImagenes } from './nota-imagenes.service.js';
import {
  AgregarTareaANotaDto,
  CambiosNotaDto,
  CrearNotaDto,
  ModificarNotaDto,
  NotaConEtiquetasDto,
  NotaDto,
} from './notas.dto.js';
import { presentListed, presentNota } from './notas.presenter.js';
import { type NotaEtiquetada, NotasService } from './notas.service.js';

/** A picture comes inside the JSON, a third larger than it is. */
const WithPicture = () => RouteConfig({ bodyLimit: 12 * 1024 * 1024, isUpload: true });

@ApiTags('notas')
@Controller('apps/notes')
@RequirePermission('puesto.usar')
export class NotasController {
  constructor(
    private readonly notas: NotasService,
    private readonly imagenes: NotaImagenes,
    private readonly idempotency: Idempotency,
    private readonly transactions: Transactions,
  ) {}

  /** My notas in this cuenta, or some of them; the oldest first. */
  @Get('all')
  async findAll(@Query() { ids }: IdsQuery): Promise<NotaConEtiquetasDto[]> {
    return (await this.notas.findAll(ids)).map(({ nota, etiquetas }) => presentListed(nota, etiquetas));
  }

  /** Adds one. */
  @Post()
  @HttpCode(200)
  @ManagesTransactions()
  @WithPicture()
  @ApiIdempotencyKey()
  async create(
    @Tenant() tenant: TenantContext,
    @Req() request: AuthenticatedRequest,
    @Body() { note }: CrearNotaDto,
  ): Promise<NotaDto> {
    const imagen = await this.imagenes.take(note.image, tenant, 'note.image');
    return this.transactions.tenantTransaction(tenant, () =>
      this.idempotency.once(request, async () => toDto(await this.notas.create(note, imagen)), { newId: note.id }),
    );
  }

  /** Writes all of one: what is left out is empty from then on. */
  @Patch()
  @ManagesTransactions()
  @WithPicture()
  @ApiIfMatch({ required: false })
  async replace(
    @Tenant() tenant: TenantContext,
    @OptionalIfMatch() version: number | undefined,
    @Body() { updatedNote }: ModificarNotaDto,
  ): Promise<NotaDto> {
    const imagen = await this.imagenes.takeFor(updatedNote.id, updatedNote.image, tenant, 'updatedNote.image');
    return this.transactions.tenantTransaction(tenant, async () =>
      toDto(await this.notas.replace(updatedNote, imagen, version)),
    );
  }

  /** Writes what was sent of one; the rest stays. */
  @Patch(':id')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @OptionalIfMatch() version: number | undefined,
    @Body() cambios: CambiosNotaDto,
  ): Promise<NotaDto> {
    return toDto(await this.notas.update(id, cambios, version));
  }

  /** Deletes one; for a day that can be undone. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.notas.remove(id);
    return true;
  }

  /** Takes back a deletion. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<NotaDto> {
    return toDto(await this.notas.restore(id));
  }

  /** Adds a line to the end of the list of one. The reference client sends all of that, with a picture that is new to it. */
  @Post('tasks')
  @HttpCode(200)
  @WithPicture()
  @Idempotent()
  async addTask(@Body() { note, task }: AgregarTareaANotaDto): Promise<NotaDto> {
    return toDto(await this.notas.addTask(note.id, task));
  }
}

function toDto({ nota, labels }: NotaEtiquetada): NotaDto {
  return presentNota(nota, labels);
}
