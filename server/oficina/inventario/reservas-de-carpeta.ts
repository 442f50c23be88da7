import { Injectable } from '@nestjs/common';
import { type CarpetaFollower, FollowsCarpetas, type MoveDone } from '../../expediente/carpetas/carpeta-followers.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { MovimientosService } from './movimientos.service.js';

/** The states in which a carpeta needs no reservations, each with the reason for ending them. */
const MOTIVOS: Partial<Record<EstadoCarpeta, string>> = {
  anulada: 'La carpeta se anuló',
  archivada: 'La carpeta se archivó',
};

/** Ends the reservations of a carpeta that has ended. */
@Injectable()
@FollowsCarpetas()
export class ReservasDeCarpeta implements CarpetaFollower {
  constructor(private readonly movimientos: MovimientosService) {}

  async moved({ carpeta, a }: MoveDone): Promise<void> {
    const motivo = MOTIVOS[a];
    if (motivo) {
      await this.movimientos.releaseAll(carpeta.id, motivo);
    }
  }
}
