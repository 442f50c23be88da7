import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from './faltantes.js';

/** What carpetas wait for before they can be moved, over all domains. */
@Injectable()
export class FaltantesService implements OnModuleInit {
  private sources: FaltantesSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.sources = this.discovery
      .getProviders({ metadataKey: FaltantesOf.KEY })
      .map((provider) => ({
        orden: this.discovery.getMetadataByDecorator(FaltantesOf, provider)?.orden ?? 0,
        source: provider.instance as FaltantesSource,
      }))
      .toSorted((a, b) => a.orden - b.orden)
      .map(({ source }) => source);
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
