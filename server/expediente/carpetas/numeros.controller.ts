import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { CarpetaNombradaDto, NumerosQuery } from './numeros.dto.js';
import { NumerosRepository } from './numeros.repository.js';

@ApiTags('carpetas')
@Controller('carpetas/numeros')
export class NumerosController {
  constructor(private readonly numeros: NumerosRepository) {}

  /** Those of some numbers that I may see. The others are left out, whether they exist or not. */
  @Get()
  @RequirePermission('carpetas.ver')
  find(@Query() { numeros }: NumerosQuery): Promise<CarpetaNombradaDto[]> {
    return this.numeros.find(numeros);
  }
}
