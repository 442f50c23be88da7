import { Injectable } from '@nestjs/common';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { EventosService } from './eventos.service.js';

/** Takes the signature of a carpeta that was annulled out of the agenda. */
@Injectable()
@FollowsMoves()
export class FirmasDeCarpeta implements MoveFollower {
  constructor(private readonly eventos: EventosService) {}

  async moved({ carpetaId, a }: MoveDone): Promise<void> {
    if (a === 'anulada') {
      await this.eventos.removeFirmas(carpetaId);
    }
  }
}
