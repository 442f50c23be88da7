import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Idempotent } from '../../common/idempotency/idempotency.interceptor.js';
import { FeriadosQuery } from './feriados.dto.js';
import {
  ConfirmarReglasDeFeriadosDto,
  CrearReglaDeFeriadoDto,
  ModificarReglaDeFeriadoDto,
  ReglaDeFeriadoEscritaDto,
  ReglasDeFeriadosDto,
} from './reglas-de-feriados.dto.js';
import { ReglasDeFeriadosPresenter } from './reglas-de-feriados.presenter.js';
import { ReglasDeFeriados } from './reglas-de-feriados.service.js';

@ApiTags('feriados')
@Controller('feriados/reglas')
export class ReglasDeFeriadosController {
  constructor(
    private readonly reglas: ReglasDeFeriados,
    private readonly presenter: ReglasDeFeriadosPresenter,
  ) {}

  /** The rules by which registers close, with their sources and their days in a year. */
  @Get()
  @RequirePermission('feriados.ver')
  async findAll(@Query() { anio }: FeriadosQuery): Promise<ReglasDeFeriadosDto> {
    return this.presenter.present(anio, await this.reglas.findAll());
  }

  /** Adds a holiday of each year. Open plazos of working days are computed again. */
  @Post()
  @HttpCode(200)
  @RequirePermission('feriados.editar')
  @Idempotent({ newId: 'id' })
  async create(@Body() body: CrearReglaDeFeriadoDto): Promise<ReglaDeFeriadoEscritaDto> {
    return { recalculados: await this.reglas.create(body) };
  }

  /** Confirms several rules by the norms in force, or takes that back: all, or none. */
  @Patch()
  @RequirePermission('feriados.editar')
  async confirmAll(@Body() body: ConfirmarReglasDeFeriadosDto): Promise<boolean> {
    await this.reglas.confirmAll(body);
    return true;
  }

  /** Changes or confirms a rule. Open plazos of working days are computed again. */
  @Patch(':clave')
  @RequirePermission('feriados.editar')
  async update(
    @Param('clave') clave: string,
    @Body() body: ModificarReglaDeFeriadoDto,
  ): Promise<ReglaDeFeriadoEscritaDto> {
    return { recalculados: await this.reglas.update(clave, body) };
  }

  /** Deletes a rule of the office. Open plazos of working days are computed again. */
  @Delete(':clave')
  @RequirePermission('feriados.editar')
  async remove(@Param('clave') clave: string): Promise<ReglaDeFeriadoEscritaDto> {
    return { recalculados: await this.reglas.remove(clave) };
  }
}
