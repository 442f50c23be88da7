import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowToken, Authenticated, Claims } from '../../common/access/access.decorators.js';
import type { AccessClaims } from '../../common/access/identity.js';
import { IdPipe } from '../../common/input/id.pipe.js';
import { rolNombre } from '../../vocabulario/roles.js';
import { CrearCuentaDto, CuentaDto } from '../cuentas/cuentas.dto.js';
import { CuentasService } from '../cuentas/cuentas.service.js';
import { SessionDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';

@ApiTags('cuentas')
@Controller()
export class CuentasController {
  constructor(
    private readonly cuentas: CuentasService,
    private readonly auth: AuthService,
  ) {}

  /** The cuentas where I am an active member. With a personal token, only the cuenta of the token. */
  @Get('cuentas')
  @Authenticated()
  @AllowToken()
  async findMine(@Claims() claims: AccessClaims): Promise<CuentaDto[]> {
    const mine = await this.cuentas.findOfCaller(claims);
    return mine.map((cuenta) => ({ ...cuenta, rol: rolNombre(cuenta.rolId, cuenta.pais) }));
  }

  /** Creates a cuenta with me as its titular, and selects it. */
  @Post('cuentas')
  @Authenticated()
  create(@Body() body: CrearCuentaDto, @Claims() claims: AccessClaims): Promise<SessionDto> {
    return this.cuentas.open(claims.sub, body, (manager, cuentaId) => this.auth.enterCuenta(manager, claims, cuentaId));
  }

  /** Selects one of my cuentas. */
  @Post('cuentas/:id/seleccionar')
  @HttpCode(200)
  @Authenticated()
  select(@Param('id', IdPipe) id: string, @Claims() claims: AccessClaims): Promise<SessionDto> {
    return this.auth.selectCuenta(claims, id);
  }
}
