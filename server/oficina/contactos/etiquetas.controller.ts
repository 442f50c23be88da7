import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import {
  CrearEtiquetaDto,
  EtiquetaTituladaDto,
  ModificarEtiquetaDto,
} from '../../plataforma/etiquetas/etiquetas.dto.js';
import { toEtiqueta } from '../../plataforma/etiquetas/etiquetas.presenter.js';
import { Etiquetas } from '../../plataforma/etiquetas/etiquetas.service.js';
import { ETIQUETAS_DE_CONTACTOS } from './etiquetas-de-contactos.js';

@ApiTags('contactos')
@Controller('apps/contacts')
export class ContactoEtiquetasController {
  constructor(private readonly etiquetas: Etiquetas) {}

  /** The tags of contacts, the newest first. */
  @Get('tags')
  @RequirePermission('contactos.ver')
  async findAll(): Promise<EtiquetaTituladaDto[]> {
    return (await this.etiquetas.findAll(ETIQUETAS_DE_CONTACTOS)).map(toEtiqueta);
  }

  /** Adds a tag. */
  @Post('tag')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  @Idempotent({ newId: 'tag.id' })
  async create(@Body() { tag }: CrearEtiquetaDto): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.create(ETIQUETAS_DE_CONTACTOS, { id: tag.id, titulo: tag.title }));
  }

  /** Renames a tag. */
  @Patch('tag')
  @RequirePermission('contactos.editar')
  @ApiIfMatch({ required: false })
  async rename(
    @Body() { id, tag }: ModificarEtiquetaDto,
    @OptionalIfMatch() version?: number,
  ): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.rename(ETIQUETAS_DE_CONTACTOS, id, tag.title, version));
  }

  /** Deletes a tag and takes it off every contact. The tag can be restored for a day. */
  @Delete('tag')
  @RequirePermission('contactos.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.etiquetas.remove(ETIQUETAS_DE_CONTACTOS, id);
    return true;
  }

  /** Restores a tag that was deleted in the last day. */
  @Post('tag/:id/restore')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<EtiquetaTituladaDto> {
    return toEtiqueta(await this.etiquetas.restore(ETIQUETAS_DE_CONTACTOS, id));
  }
}
