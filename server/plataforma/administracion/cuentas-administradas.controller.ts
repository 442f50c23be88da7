import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OperatorOnly, StepUp } from '../../common/access/access.decorators.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { BuscadosQuery, CuentasAdministradasDto, MotivoDto } from './administracion.dto.js';
import { CuentasAdministradas } from './cuentas-administradas.service.js';
import { type Operador, Quien } from './operador.js';

@ApiTags('administracion')
@Controller('administracion/cuentas')
@OperatorOnly()
export class CuentasAdministradasController {
  constructor(private readonly cuentas: CuentasAdministradas) {}

  /** All cuentas with their plan, use and state, the newest first. */
  @Get()
  find(@Query() query: BuscadosQuery): Promise<CuentasAdministradasDto> {
    return this.cuentas.find(query);
  }

  /** Suspends a cuenta: nobody enters until it is reactivated, and its data stays. */
  @Post(':id/suspender')
  @HttpCode(200)
  @StepUp()
  async suspend(
    @Quien() operador: Operador,
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: MotivoDto,
  ): Promise<boolean> {
    await this.cuentas.suspend(operador, id, motivo);
    return true;
  }

  /** Lets the members of a suspended cuenta in again. */
  @Post(':id/reactivar')
  @HttpCode(200)
  @StepUp()
  async reactivate(
    @Quien() operador: Operador,
    @Param('id', IdPipe) id: string,
    @Body() { motivo }: MotivoDto,
  ): Promise<boolean> {
    await this.cuentas.reactivate(operador, id, motivo);
    return true;
  }
}
