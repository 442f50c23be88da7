import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Claims,
  ManagesTransactions,
  RequirePermission,
  SessionOnly,
  StepUp,
  Tenant,
} from '../../../common/access/access.decorators.js';
import type { AccessClaims } from '../../../common/access/identity.js';
import type { TenantContext } from '../../../common/tenancy/transactions.js';
import {
  CuentaExternaDisponibleDto,
  GuardarCuentaExternaDto,
  ModificarCuentaExternaDto,
  QuitarCuentaExternaQuery,
} from './cuenta-externa.dto.js';
import { CuentasExternas } from './cuentas-externas.service.js';

/** My external mail account, whose mails I read here. */
@ApiTags('correos')
@Controller('correos/cuenta-externa')
@RequirePermission('puesto.usar')
export class CuentaExternaController {
  constructor(private readonly cuentas: CuentasExternas) {}

  @Get()
  async getCuentaExterna(): Promise<CuentaExternaDisponibleDto> {
    return this.cuentas.get();
  }

  /** Connects or changes the account. Both servers are tried first. */
  @Put()
  @StepUp()
  @ManagesTransactions()
  async saveCuentaExterna(
    @Body() body: GuardarCuentaExternaDto,
    @Tenant() tenant: TenantContext,
    @Claims() { sid }: AccessClaims,
  ): Promise<CuentaExternaDisponibleDto> {
    return this.cuentas.save(tenant, sid, body);
  }

  @Patch()
  @SessionOnly()
  async updateCuentaExterna(@Body() body: ModificarCuentaExternaDto): Promise<CuentaExternaDisponibleDto> {
    return this.cuentas.modify(body);
  }

  /** Tries the account again at once. */
  @Post('sincronizar')
  @HttpCode(200)
  @ManagesTransactions()
  async syncCuentaExterna(@Tenant() tenant: TenantContext): Promise<CuentaExternaDisponibleDto> {
    return this.cuentas.sync(tenant);
  }

  /** Removes the account. Its mails stay here unless the call asks to delete them. They always stay at their server. */
  @Delete()
  async removeCuentaExterna(@Query() query: QuitarCuentaExternaQuery): Promise<CuentaExternaDisponibleDto> {
    return this.cuentas.remove(query);
  }
}
