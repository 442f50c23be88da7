import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import {
  type AmbitoDeFaltantes,
  type Faltante,
  FaltantesOf,
  type FaltantesSource,
  type PorMover,
  type PorSaber,
} from './faltantes.js';

/** What carpetas wait for before they can be moved, over all domains. */
@Injectable()
export class FaltantesService implements OnModuleInit {
  private sources: { instance: FaltantesSource; options: AmbitoDeFaltantes }[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.sources = discovered<FaltantesSource, AmbitoDeFaltantes>(this.discovery, FaltantesOf).toSorted(
      (a, b) => a.options.orden - b.options.orden,
    );
  }

  /** By the carpeta's id, in the order of the sources. Only those are asked that may know of it. */
  async find(carpetas: readonly (PorMover & PorSaber)[]): Promise<Map<string, Faltante[]>> {
    const all = new Map<string, Faltante[]>(carpetas.map(({ id }) => [id, []]));
    for (const { instance, options } of this.sources) {
      const asked = carpetas.filter((carpeta) => mayKnow(options, carpeta));
      for (const [id, faltantes] of asked.length > 0 ? await instance.find(asked) : []) {
        checkDeclared(options, faltantes);
        all.get(id)?.push(...faltantes);
      }
    }
    return all;
  }
}

function mayKnow({ antesDe, advierte = false }: AmbitoDeFaltantes, { hacia, advertencias = false }: PorSaber): boolean {
  return antesDe.some((estado) => hacia.includes(estado)) || (advierte && advertencias);
}

/** A move that a source does not declare would not wait for it. */
function checkDeclared({ orden, antesDe }: AmbitoDeFaltantes, faltantes: readonly Faltante[]): void {
  const other = faltantes.flatMap((faltante) => faltante.antesDe).find((estado) => !antesDe.includes(estado));
  if (other) {
    throw new Error(`What is missing by the source ${orden} stops ${other}, which it does not declare.`);
  }
}
