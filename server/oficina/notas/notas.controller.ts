import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  ApiIfMatch,
  ManagesTransactions,
  OptionalIfMatch,
  RequirePermission,
  Tenant,
} from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { ApiIdempotencyKey, Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { IdQuery, IdsQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { type TenantContext, Transactions } from '../../common/tenancy/transactions.js';
import { NotaImagenes } from './nota-imagenes.service.js';
import {
  AgregarTareaANotaDto,
  CambiosNotaDto,
  CrearNotaDto,
  ModificarNotaDto,
  NotaConEtiquetasDto,
  NotaDto,
  NotaReescritaDto,
} from './notas.dto.js';
import { presentListed, presentNota } from './notas.presenter.js';
import { type NotaEtiquetada, NotasService } from './notas.service.js';

/** The picture is inside the JSON, where base64 makes it a third larger. */
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

  /** My notas in this cuenta, or some of them, oldest first. */
  @Get('all')
  async findAll(@Query() { ids }: IdsQuery): Promise<NotaConEtiquetasDto[]> {
    return (await this.notas.findAll(ids)).map(({ nota, etiquetas }) => presentListed(nota, etiquetas));
  }

  /** Adds a nota. */
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
    return this.idempotency.oncePrepared(
      tenant,
      request,
      {
        prepare: () => this.imagenes.store(note.image, tenant, 'note.image'),
        work: async (imagen) => toDto(await this.notas.create(note, imagen)),
      },
      { newId: note.id },
    );
  }

  /** Replaces a nota: fields that are left out become empty. One without an id is answered as it came. */
  @Patch()
  @ApiOkResponse({ type: NotaDto })
  @ManagesTransactions()
  @WithPicture()
  @ApiIfMatch({ required: false })
  async replace(
    @Tenant() tenant: TenantContext,
    @OptionalIfMatch() version: number | undefined,
    @Body() { updatedNote }: ModificarNotaDto,
  ): Promise<NotaDto | NotaReescritaDto> {
    const { id, ...escrita } = updatedNote;
    if (id === null) {
      return updatedNote;
    }
    const imagen = await this.imagenes.storeFor(id, escrita.image, tenant, 'updatedNote.image');
    return this.transactions.tenantTransaction(tenant, async () =>
      toDto(await this.notas.replace(id, escrita, imagen, version)),
    );
  }

  /** Changes a nota: fields that are left out stay. */
  @Patch(':id')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @OptionalIfMatch() version: number | undefined,
    @Body() cambios: CambiosNotaDto,
  ): Promise<NotaDto> {
    return toDto(await this.notas.update(id, cambios, version));
  }

  /** Deletes a nota. This can be undone for a day. */
  @Delete()
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.notas.remove(id);
    return true;
  }

  /** Restores a deleted nota. */
  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', IdPipe) id: string): Promise<NotaDto> {
    return toDto(await this.notas.restore(id));
  }

  /** Adds a line to the end of a nota's list. The reference client sends the whole nota, maybe with a picture. */
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
