import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdQuery } from '../common/input/id.dto.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { toEtiqueta } from './contactos.presenter.js';
import { ContactoEtiquetaDto, CrearContactoEtiquetaDto, ModificarContactoEtiquetaDto } from './etiquetas.dto.js';
import { EtiquetasService } from './etiquetas.service.js';

@ApiTags('contacts')
@Controller('apps/contacts')
export class ContactoEtiquetasController {
  constructor(private readonly etiquetas: EtiquetasService) {}

  /** The tags of contacts, the newest first. */
  @Get('tags')
  @RequirePermission('contactos.ver')
  async findAll(): Promise<ContactoEtiquetaDto[]> {
    return (await this.etiquetas.findAll()).map(toEtiqueta);
  }

  /** Adds a tag. */
  @Post('tag')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  @Idempotent()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'La misma clave no agrega dos.' })
  async create(@Body() { tag }: CrearContactoEtiquetaDto): Promise<ContactoEtiquetaDto> {
    return toEtiqueta(await this.etiquetas.create(tag));
  }

  /** Renames a tag. */
  @Patch('tag')
  @RequirePermission('contactos.editar')
  @ApiIfMatch({ required: false })
  async rename(
    @Body() { id, tag }: ModificarContactoEtiquetaDto,
    @OptionalIfMatch() version?: number,
  ): Promise<ContactoEtiquetaDto> {
    return toEtiqueta(await this.etiquetas.rename(id, tag, version));
  }

  /** Deletes a tag and takes it off every contact, which can be taken back for a day. */
  @Delete('tag')
  @RequirePermission('contactos.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.etiquetas.remove(id);
    return true;
  }

  /** Takes back a deletion of the last day. */
  @Post('tag/:id/restore')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<ContactoEtiquetaDto> {
    return toEtiqueta(await this.etiquetas.restore(id));
  }
}
