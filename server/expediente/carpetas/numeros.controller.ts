import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { CarpetaNombradaDto, NumerosQuery } from './numeros.dto.js';
import { NumerosRepository } from './numeros.repository.js';

@ApiTags('carpetas')
@Controller('carpetas/numeros')
export class NumerosController {
  constructor(private readonly numeros: NumerosRepository) {}

  /** The carpetas with these numbers that I may see. Unknown and hidden carpetas are left out alike. */
  @Get()
  @RequirePermission('carpetas.ver')
  find(@Query() { numeros }: NumerosQuery): Promise<CarpetaNombradaDto[]> {
    return this.numeros.find(numeros);
  }
}
