import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../common/access/access.decorators.js';
import { Idempotent } from '../common/idempotency/idempotency.interceptor.js';
import { IdQuery, IdsQuery } from '../common/input/id.dto.js';
import { IdPipe } from '../common/input/id.pipe.js';
import { BuscarContactosQuery, ContactoDto, CrearContactoDto, ModificarContactoDto } from './contactos.dto.js';
import { toContacto } from './contactos.presenter.js';
import { ContactosRepository } from './contactos.repository.js';
import { ContactosService } from './contactos.service.js';

@ApiTags('contactos')
@Controller('apps/contacts')
export class ContactosController {
  constructor(
    private readonly contactos: ContactosService,
    private readonly repository: ContactosRepository,
  ) {}

  /** The address book of the cuenta, or some of it; by name. */
  @Get('all')
  @RequirePermission('contactos.ver')
  async findAll(@Query() { ids }: IdsQuery): Promise<ContactoDto[]> {
    return (await (ids ? this.contactos.findByIds(ids) : this.contactos.findNamed())).map(toContacto);
  }

  /** Those whose name has this text, by name; a blank one answers all. */
  @Get('search')
  @RequirePermission('contactos.ver')
  async search(@Query() { query }: BuscarContactosQuery): Promise<ContactoDto[]> {
    return (await this.contactos.findNamed(query)).map(toContacto);
  }

  /** A contact. */
  @Get('contact')
  @RequirePermission('contactos.ver')
  async get(@Query() { id }: IdQuery): Promise<ContactoDto> {
    return toContacto(await this.repository.get(id));
  }

  /** Adds a contact: an empty one, «New Contact», unless something of it is sent. */
  @Post('contact')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  @Idempotent({ newId: 'contact.id' })
  async create(@Body() { contact }: CrearContactoDto): Promise<ContactoDto> {
    return toContacto(await this.contactos.create(contact ?? {}));
  }

  /** Writes what was sent of a contact. */
  @Patch('contact')
  @RequirePermission('contactos.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Body() { id, contact }: ModificarContactoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<ContactoDto> {
    return toContacto(await this.contactos.update(id, contact, version));
  }

  /** Deletes a contact, which can be taken back for a day. */
  @Delete('contact')
  @RequirePermission('contactos.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.contactos.remove([id]);
    return true;
  }

  /** Takes back a deletion of the last day. */
  @Post('contact/:id/restore')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<ContactoDto> {
    return toContacto(await this.contactos.restore(id));
  }
}
