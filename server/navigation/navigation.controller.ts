import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, Tenant } from '../common/access/access.decorators.js';
import type { TenantContext } from '../common/tenancy/transactions.js';
import { NavigationDto } from './navigation.dto.js';
import { navigationFor } from './navigation-tree.js';

@ApiTags('navegacion')
@Controller('common/navigation')
export class NavigationController {
  /** My menu in this cuenta, in four variants. */
  @Get()
  @RequirePermission('puesto.usar')
  get(@Tenant() { rolId }: TenantContext): NavigationDto {
    return navigationFor(rolId);
  }
}
