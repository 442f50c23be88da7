import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { PaisDto } from './paises.dto.js';
import { allPaises } from './paises.js';

@ApiTags('contactos')
@Controller('apps/contacts/countries')
export class PaisesController {
  /** Every country that has telephones, by its name in Spanish. */
  @Get()
  @RequirePermission('contactos.ver')
  findAll(): PaisDto[] {
    return allPaises();
  }
}
