import { Controller, Get, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { JoinedRoutes } from '../../common/joined-routes.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { EnMarco } from './en-marco.js';
import { MarcoDto } from './marco.dto.js';

@ApiTags('marco')
@Controller('marco')
export class MarcoController implements OnModuleInit {
  private routes!: JoinedRoutes;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.routes = new JoinedRoutes('the shell', EnMarco, this.discovery, this.scanner);
  }

  /** All that pages show around their content: my menu, avisos, conversations, shortcuts and counts, and my colleagues. */
  @Get()
  @RequirePermission('puesto.usar')
  async get(): Promise<MarcoDto> {
    return { partes: await this.routes.read(this.transactions) };
  }
}
