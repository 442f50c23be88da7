import { Injectable } from '@nestjs/common';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { ProtocoloRepository } from './protocolo.repository.js';

/** Without a numbered instrumento a carpeta is not firmada (domain.md, «States», guards). */
@Injectable()
@FaltantesOf({ orden: 5 })
export class ProtocoloFaltantes implements FaltantesSource {
  constructor(private readonly repository: ProtocoloRepository) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const numbered = await this.repository.findNumbered(carpetas.map(({ id }) => id));
    const missing = carpetas.filter(({ id }) => !numbered.has(id));
    return new Map(missing.map(({ id }) => [id, [sinNumerar()]]));
  }
}

function sinNumerar(): Faltante {
  return { texto: 'Falta numerar el instrumento.', lugar: 'protocolo', id: null, antesDe: ['firmada'] };
}
