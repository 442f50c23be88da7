import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Operators } from '../../common/access/operators.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { EnMarco } from '../marco/en-marco.js';
import { NavigationDto } from './navigation.dto.js';
import { navigationFor } from './navigation-tree.js';

@ApiTags('navegacion')
@Controller('common/navigation')
export class NavigationController {
  constructor(
    private readonly operators: Operators,
    private readonly transactions: Transactions,
  ) {}

  /** My menu in this cuenta, in four variants. */
  @Get()
  @RequirePermission('puesto.usar')
  @EnMarco()
  async get(): Promise<NavigationDto> {
    const { rolId, usuarioId } = this.transactions.tenant;
    return navigationFor({ rolId, isOperator: await this.operators.has(usuarioId) });
  }
}
