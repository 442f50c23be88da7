import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from './faltantes.js';

/** What carpetas wait for before they can be moved, over all domains. */
@Injectable()
export class FaltantesService implements OnModuleInit {
  private sources: FaltantesSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.sources = discovered<FaltantesSource, { orden: number }>(this.discovery, FaltantesOf)
      .toSorted((a, b) => a.options.orden - b.options.orden)
      .map(({ instance }) => instance);
  }

  /** By the carpeta's id, in the order of the sources. */
  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const all = new Map<string, Faltante[]>(carpetas.map(({ id }) => [id, []]));
    for (const source of this.sources) {
      for (const [id, faltantes] of await source.find(carpetas)) {
        all.get(id)?.push(...faltantes);
      }
    }
    return all;
  }
}
