import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { BuscarContactosQuery, ContactoDto } from '../../oficina/contactos/contactos.dto.js';
import { toContacto } from '../../oficina/contactos/contactos.presenter.js';
import { ContactosService } from '../../oficina/contactos/contactos.service.js';

@ApiTags('contactos')
@Controller('apps/contacts')
export class ContactosCompatController {
  constructor(private readonly contactos: ContactosService) {}

  /** The contacts whose name contains this text, by name. A blank text finds all contacts. */
  @Get('search')
  @RequirePermission('contactos.ver')
  async search(@Query() { query }: BuscarContactosQuery): Promise<ContactoDto[]> {
    return (await this.contactos.findNamed(query)).map(toContacto);
  }
}
