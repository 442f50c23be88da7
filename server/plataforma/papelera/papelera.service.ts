import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { isAllowed } from '../../common/access/permissions.js';
import { discovered } from '../../common/discovered.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import {
  type EnPapelera,
  type Group,
  PapeleraGroup,
  type PapeleraSource,
  type TipoPapelera,
} from './papelera-source.js';

const MAX_OF_EACH = 500;

/** The things of all tools that the running user may restore. */
@Injectable()
export class PapeleraService implements OnModuleInit {
  private groups: (Group & { source: PapeleraSource })[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.groups = discovered<PapeleraSource, Group>(this.discovery, PapeleraGroup).map(({ instance, options }) => ({
      ...options,
      source: instance,
    }));
  }

  /** The deleted things that can be restored, the last deleted first. At most 500 of each kind. */
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
