import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { JoinedRoutes } from '../../common/joined-routes.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import type { Carpeta } from './carpeta.entity.js';
import { CarpetaGate } from './carpeta-gate.service.js';

/**
 * Makes a GET of any controller a part of the desk of carpetas. The carpeta's id is the argument of its method, or a
 * parameter of its query.
 */
export const EnEscritorio = DiscoveryService.createDecorator<{ consulta?: string }>();

/** The desk of a carpeta: the answers of all domains that the page of the carpeta shows beside it. */
@Injectable()
export class EscritorioService implements OnModuleInit {
  private routes!: JoinedRoutes;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly transactions: Transactions,
    private readonly gate: CarpetaGate,
  ) {}

  onModuleInit(): void {
    this.routes = new JoinedRoutes('the desk of carpetas', EnEscritorio, this.discovery, this.scanner);
  }

  /**
   * The answers of the parts for a carpeta that was just read, by their addresses. A part that fails, or that the role
   * may not read, is left out.
   */
  find(carpeta: Carpeta): Promise<Record<string, unknown>> {
    return this.gate.knowing(carpeta, () => this.routes.read(this.transactions, carpeta.id));
  }
}
