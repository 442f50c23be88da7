import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { isAllowed, type Permission } from '../common/access/permissions.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { type EnPapelera, PapeleraGroup, type PapeleraSource, type TipoPapelera } from './papelera-source.js';

const MAX_OF_EACH = 500;

/** What the running user may restore, of all tools. */
@Injectable()
export class PapeleraService implements OnModuleInit {
  private groups: { tipo: TipoPapelera; permission: Permission; source: PapeleraSource }[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.groups = this.discovery.getProviders({ metadataKey: PapeleraGroup.KEY }).flatMap((provider) => {
      const group = this.discovery.getMetadataByDecorator(PapeleraGroup, provider);
      return group ? [{ ...group, source: provider.instance as PapeleraSource }] : [];
    });
  }

  /** What was deleted and can be restored, the last first; at most 500 of each kind. */
  async find(): Promise<(EnPapelera & { tipo: TipoPapelera })[]> {
    const { rolId } = this.transactions.tenant;
    const found: (EnPapelera & { tipo: TipoPapelera })[] = [];
    for (const { tipo, permission, source } of this.groups) {
      if (isAllowed(rolId, permission)) {
        found.push(...(await source.find(MAX_OF_EACH)).map((deleted) => ({ ...deleted, tipo })));
      }
    }
    return found.toSorted((a, b) => b.eliminadoEn.getTime() - a.eliminadoEn.getTime());
  }
}
