import { Injectable } from '@nestjs/common';
import { Operators } from '../../common/access/operators.js';
import { Settings } from '../../common/config/settings.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { NavigationDto } from './navigation.dto.js';
import { navigationFor } from './navigation-tree.js';

/** The menu of the running user. */
@Injectable()
export class Menu {
  constructor(
    private readonly transactions: Transactions,
    private readonly operators: Operators,
    private readonly settings: Settings,
  ) {}

  async get(): Promise<NavigationDto> {
    const { rolId, usuarioId } = this.transactions.tenant;
    const isOperator = await this.operators.has(usuarioId);
    return navigationFor({ rolId, isOperator, isDemo: this.settings.DEMO });
  }
}
