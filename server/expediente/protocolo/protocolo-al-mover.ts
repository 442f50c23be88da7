import { Injectable } from '@nestjs/common';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { InstrumentosService } from './instrumentos.service.js';

/** Keeps the protocolo right while carpetas move: a signature has its date and its notary, and what is annulled is errose. */
@Injectable()
@FollowsMoves()
export class ProtocoloAlMover implements MoveFollower {
  constructor(private readonly instrumentos: InstrumentosService) {}

  async moved({ carpeta, a, motivo, fechaFirma }: MoveDone): Promise<void> {
    if (a === 'firmada' && fechaFirma !== null) {
      await this.instrumentos.sign(carpeta, fechaFirma);
    }
    if (a === 'anulada') {
      await this.instrumentos.annul(carpeta.id, `La carpeta se anuló${motivo ? `: ${motivo}` : ''}`.slice(0, 500));
    }
  }
}
