import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheck, type HealthCheckResult, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { Public } from '../access/access.decorators.js';
import { Settings } from '../config/settings.js';
import { Drain } from '../http/drain.js';
import { Transactions } from '../tenancy/transactions.js';
import { versionOf } from '../version.js';
import { LiveDto } from './live.dto.js';

@ApiTags('salud')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly transactions: Transactions,
    private readonly drain: Drain,
    private readonly settings: Settings,
  ) {}

  /** Whether the process answers, and its version. */
  @Get('live')
  @Public()
  live(): LiveDto {
    return { status: 'ok', version: versionOf(this.settings) };
  }

  /** Whether requests can be served. This needs the database too. */
  @Get('ready')
  @Public()
  @HealthCheck({ swaggerDocumentation: false })
  ready(): Promise<HealthCheckResult> {
    if (this.drain.isDraining) throw new ServiceUnavailableException();
    return this.health.check([() => this.database()]);
  }

  private async database() {
    const indicator = this.indicators.check('base');
    try {
      await this.transactions.platform((manager) => manager.query('select 1'));
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }
}
