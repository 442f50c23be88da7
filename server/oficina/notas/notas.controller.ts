import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiIfMatch,
  ManagesTransactions,
  OptionalIfMatch,
  RequirePermission,
  Tenant,
} from '../../common/access/access.decorators.js';
import type { AuthenticatedRequest } from '../../common/access/identity.js';
import { ApiIdempotencyKey } from '../../common/idempotency/idempotency.interceptor.js';
import { Idempotency } from '../../common/idempotency/idempotency.js';
import { IdQuery, IdsQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { PictureInJson } from '../../plataforma/imagenes/picture-upload.js';
import { NotaImagenes } from './nota-imagenes.service.js';
import { CambiosNotaDto, CrearNotaDto, NotaConEtiquetasDto, NotaDto } from './notas.dto.js';
import { presentListed, presentNota } from './notas.presenter.js';
import { type NotaEtiquetada, NotasService } from './notas.service.js';

@ApiTags('notas')
@Controller('apps/notes')
@RequirePermission('puesto.usar')
export class NotasController {
  constructor(
    private readonly notas: NotasService,
    private readonly imagenes: NotaImagenes,
    private readonly idempotency: Idempotency,
  ) {}

  /** My notas in this cuenta, or the notas with the sent ids, oldest first. */
  @Get('all')
  async findAll(@Query() { ids }: IdsQuery): Promise<NotaConEtiquetasDto[]> {
    return (await this.notas.findAll(ids)).map(({ nota, etiquetas }) => presentListed(nota, etiquetas));
  }

  /** Adds a nota. */
  @Post()
  @HttpCode(200)
  @ManagesTransactions()
  @PictureInJson()
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

  /** Changes a nota. Fields that are left out stay as they are. */
  @Patch(':id')
  @ApiIfMatch({ required: false })
  async update(
    @Param('id', IdPipe) id: string,
    @OptionalIfMatch() version: number | undefined,
    @Body() cambios: CambiosNotaDto,
  ): Promise<NotaDto> {
    return toDto(await this.notas.update(id, cambios, { version }));
  }

  /** Deletes a nota. It can be restored for a day. */
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
}

function toDto({ nota, labels }: NotaEtiquetada): NotaDto {
  return presentNota(nota, labels);
}
