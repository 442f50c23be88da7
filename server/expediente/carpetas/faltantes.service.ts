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

/** Finds what carpetas lack for their moves, in all domains. */
@Injectable()
export class FaltantesService implements OnModuleInit {
  private sources: { instance: FaltantesSource; options: AmbitoDeFaltantes }[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.sources = discovered<FaltantesSource, AmbitoDeFaltantes>(this.discovery, FaltantesOf).toSorted(
      (a, b) => a.options.orden - b.options.orden,
    );
  }

  /**
   * The faltantes by the id of the carpeta, in the order of the sources. Sources that cannot know of them are not
   * asked.
   */
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

/** Refuses a faltante for an undeclared move, since such a move would not ask the source. */
function checkDeclared({ orden, antesDe }: AmbitoDeFaltantes, faltantes: readonly Faltante[]): void {
  const other = faltantes.flatMap((faltante) => faltante.antesDe).find((estado) => !antesDe.includes(estado));
  if (other) {
    throw new Error(`What is missing by the source ${orden} stops ${other}, which it does not declare.`);
  }
}
