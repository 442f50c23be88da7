import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiIfMatch, OptionalIfMatch, RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { IdQuery, IdsQuery } from '../../common/input/id.dto.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import {
  BuscarContactosQuery,
  ContactoDto,
  ContactosContadosDto,
  CrearContactoDto,
  ModificarContactoDto,
} from './contactos.dto.js';
import { toContacto } from './contactos.presenter.js';
import { ContactosRepository } from './contactos.repository.js';
import { ContactosService } from './contactos.service.js';

const MAX_COUNTED = 1_000;

@ApiTags('contactos')
@Controller('apps/contacts')
export class ContactosController {
  constructor(
    private readonly contactos: ContactosService,
    private readonly repository: ContactosRepository,
  ) {}

  /** The contacts of the cuenta, or the contacts with the ids that were sent; by name. */
  @Get('all')
  @RequirePermission('contactos.ver')
  async findAll(@Query() { ids }: IdsQuery): Promise<ContactoDto[]> {
    return (await (ids ? this.contactos.findByIds(ids) : this.contactos.findNamed())).map(toContacto);
  }

  /** How many contacts the global search would find. */
  @Get('count')
  @RequirePermission('contactos.ver')
  async count(@Query() { query }: BuscarContactosQuery): Promise<ContactosContadosDto> {
    return { total: await this.repository.count(query ?? '', MAX_COUNTED) };
  }

  /** A contact. */
  @Get('contact')
  @RequirePermission('contactos.ver')
  async get(@Query() { id }: IdQuery): Promise<ContactoDto> {
    return toContacto(await this.repository.get(id));
  }

  /** Adds a contact. Without data, the contact is empty and has the name «New Contact». */
  @Post('contact')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  @Idempotent({ newId: 'contact.id' })
  async create(@Body() { contact }: CrearContactoDto): Promise<ContactoDto> {
    return toContacto(await this.contactos.create(contact ?? {}));
  }

  /** Changes the sent fields of a contact. */
  @Patch('contact')
  @RequirePermission('contactos.editar')
  @ApiIfMatch({ required: false })
  async update(
    @Body() { id, contact }: ModificarContactoDto,
    @OptionalIfMatch() version?: number,
  ): Promise<ContactoDto> {
    return toContacto(await this.contactos.update(id, contact, version));
  }

  /** Deletes a contact, which can be restored for a day. */
  @Delete('contact')
  @RequirePermission('contactos.editar')
  async remove(@Query() { id }: IdQuery): Promise<boolean> {
    await this.contactos.remove([id]);
    return true;
  }

  /** Restores a contact that was deleted in the last day. */
  @Post('contact/:id/restore')
  @HttpCode(200)
  @RequirePermission('contactos.editar')
  async restore(@Param('id', IdPipe) id: string): Promise<ContactoDto> {
    return toContacto(await this.contactos.restore(id));
  }
}
