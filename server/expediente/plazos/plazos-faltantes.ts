import { Injectable } from '@nestjs/common';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { PlazosRepository } from './plazos.repository.js';

/** The open plazos, which stop the archiving of a carpeta (docs/domain.md#states-and-moves). */
@Injectable()
@FaltantesOf({ orden: 30, antesDe: ['archivada'] })
export class PlazosFaltantes implements FaltantesSource {
  constructor(private readonly plazos: PlazosRepository) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const open = await this.plazos.findOpen(carpetas.map(({ id }) => id));
    const byCarpeta = Map.groupBy(open, ({ carpetaId }) => carpetaId);
    return new Map(
      [...byCarpeta].map(([carpetaId, plazos]) => [
        carpetaId,
        plazos.map(({ id, nombre, vence }): Faltante => {
          const texto = `Queda abierto un plazo: ${nombre}, vence el ${fechaEnTexto(vence)}.`;
          return { texto, lugar: 'plazos', id, antesDe: ['archivada'] };
        }),
      ]),
    );
  }
}
