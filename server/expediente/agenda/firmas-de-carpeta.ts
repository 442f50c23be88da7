import { Injectable } from '@nestjs/common';
import {
  type CarpetaFollower,
  type DayPlanned,
  FollowsCarpetas,
  type MoveDone,
} from '../carpetas/carpeta-followers.js';
import { EventosService } from './eventos.service.js';

/** Keeps the event of a signature on the planned day of its carpeta. Deletes it when the signature will not come. */
@Injectable()
@FollowsCarpetas()
export class FirmasDeCarpeta implements CarpetaFollower {
  constructor(private readonly eventos: EventosService) {}

  async moved({ carpeta, a, fechaFirma }: MoveDone): Promise<void> {
    if (a === 'anulada') {
      await this.eventos.removeFirma(carpeta.id);
    } else if (a === 'firmada' && fechaFirma) {
      await this.eventos.removeFirma(carpeta.id, fechaFirma);
    }
  }

  planned({ carpetaId, dia }: DayPlanned): Promise<void> {
    return this.eventos.followPlan(carpetaId, dia);
  }
}
