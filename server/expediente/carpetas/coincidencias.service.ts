import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import type { CarpetaFila } from './carpetas-list.repository.js';
import {
  type Coincidencia,
  CoincidenciasOf,
  type CoincidenciasSource,
  coincidenciaOf,
  type TextoHallable,
} from './coincidencia.js';

/** Finds why a search found carpetas, in the texts of all domains. */
@Injectable()
export class Coincidencias implements OnModuleInit {
  private sources: CoincidenciasSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.sources = discovered<CoincidenciasSource, { orden: number }>(this.discovery, CoincidenciasOf)
      .toSorted((a, b) => a.options.orden - b.options.orden)
      .map(({ instance }) => instance);
  }

  /** The coincidencia of each row, by id. Null for a row that shows all words. Empty without a search. */
  async find(buscar: string | undefined, filas: readonly CarpetaFila[]): Promise<Map<string, Coincidencia | null>> {
    if (!buscar || filas.length === 0) {
      return new Map();
    }
    const ids = filas.map(({ id }) => id);
    const textos = new Map<string, TextoHallable[]>(ids.map((id) => [id, []]));
    for (const source of this.sources) {
      for (const [id, some] of await source.find(buscar, ids)) {
        textos.get(id)?.push(...some);
      }
    }
    return new Map(filas.map((fila) => [fila.id, coincidenciaOf(buscar, fila, textos.get(fila.id) ?? [])]));
  }
}
