import { Injectable } from '@nestjs/common';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { RequisitosRepository } from './requisitos.repository.js';

/**
 * The mandatory requisitos without a decision. A requisito whose certificate is missing is left out, since the
 * certificate is a faltante itself.
 */
@Injectable()
@FaltantesOf({ orden: 2, antesDe: ['lista_para_firma', 'firmada'] })
export class RequisitosFaltantes implements FaltantesSource {
  constructor(private readonly requisitos: RequisitosRepository) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const open = await this.requisitos.findUndecided(carpetas.map(({ id }) => id));
    return new Map(
      [...Map.groupBy(open, ({ carpetaId }) => carpetaId)].map(([carpetaId, rows]) => [
        carpetaId,
        rows.map(toFaltante),
      ]),
    );
  }
}

function toFaltante({ id, nombre }: { id: string; nombre: string }): Faltante {
  return { texto: `Falta aprobar: ${nombre}.`, lugar: 'requisitos', id, antesDe: ['lista_para_firma', 'firmada'] };
}
