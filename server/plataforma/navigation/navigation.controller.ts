import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../../common/access/access.decorators.js';
import { Operators } from '../../common/access/operators.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { NavigationDto } from './navigation.dto.js';
import { navigationFor } from './navigation-tree.js';

@ApiTags('navegacion')
@Controller('common/navigation')
export class NavigationController {
  constructor(private readonly operators: Operators) {}

  /** My menu in this cuenta, in four variants. */
  @Get()
  @RequirePermission('puesto.usar')
  async get(@Tenant() { rolId, usuarioId }: TenantContext): Promise<NavigationDto> {
    return navigationFor({ rolId, isOperator: await this.operators.has(usuarioId) });
  }
}
