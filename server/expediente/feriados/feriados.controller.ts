import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { DiaPipe } from './dia.pipe.js';
import { EscribirFeriadoDto, FeriadoEscritoDto, FeriadosDto, FeriadosQuery } from './feriados.dto.js';
import { FeriadosService } from './feriados.service.js';

@ApiTags('feriados')
@Controller('feriados')
export class FeriadosController {
  constructor(private readonly feriados: FeriadosService) {}

  /** The holidays of a year, in order, also the calendar's holidays that the office removed. */
  @Get()
  @RequirePermission('feriados.ver')
  async find(@Query() { anio }: FeriadosQuery): Promise<FeriadosDto> {
    return { anio, ...(await this.feriados.findYear(anio)) };
  }

  /** Makes a day a holiday, or renames it. Plazos of working days over this day are computed again. */
  @Put(':dia')
  @RequirePermission('feriados.editar')
  put(@Param('dia', DiaPipe) dia: string, @Body() { nombre }: EscribirFeriadoDto): Promise<FeriadoEscritoDto> {
    return this.feriados.put(dia, nombre);
  }

  /** Removes a holiday. Plazos of working days over this day are computed again. */
  @Delete(':dia')
  @RequirePermission('feriados.editar')
  remove(@Param('dia', DiaPipe) dia: string): Promise<FeriadoEscritoDto> {
    return this.feriados.remove(dia);
  }
}
