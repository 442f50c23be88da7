import { Injectable } from '@nestjs/common';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { PlazosService } from './plazos.service.js';

/** Begins the plazos that the acto of a carpeta ties to a move, and fulfils those that the move meets. */
@Injectable()
@FollowsMoves()
export class PlazosDelActo implements MoveFollower {
  constructor(
    private readonly gate: CarpetaGate,
    private readonly actos: TiposActoService,
    private readonly plazos: PlazosService,
  ) {}

  async moved({ carpetaId, a, dia }: MoveDone): Promise<void> {
    const carpeta = await this.gate.visible(carpetaId);
    const { plazos } = await this.actos.getReglas(carpeta);
    const reglas = (isOfMove: (plazo: (typeof plazos)[number]) => boolean) =>
      plazos.filter(isOfMove).map(({ regla }) => regla);
    await this.plazos.fulfilAll(
      carpetaId,
      reglas(({ hasta }) => hasta.includes(a)),
    );
    await this.plazos.begin(
      carpetaId,
      reglas(({ desde }) => desde === a),
      dia,
    );
  }
}
