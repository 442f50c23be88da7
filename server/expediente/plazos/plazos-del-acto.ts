import { Injectable } from '@nestjs/common';
import { esDeInscripcion } from '../../vocabulario/plazo-de-acto.js';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { PlazosEnCurso } from './plazos-en-curso.service.js';

/** Begins the plazos that the acto of a carpeta ties to a move, and fulfils those that the move meets. */
@Injectable()
@FollowsMoves()
export class PlazosDelActo implements MoveFollower {
  constructor(private readonly plazos: PlazosEnCurso) {}

  async moved({ carpeta: { id: carpetaId }, tipoActo, a, dia }: MoveDone): Promise<void> {
    const met = tipoActo.plazos.filter(({ hasta }) => hasta.includes(a));
    const begun = tipoActo.plazos.filter(({ desde }) => desde === a);
    if (met.length + begun.length === 0) {
      return;
    }
    // What a register does to one of several inscripciones touches no other's.
    const { only, isSeveral } = await this.plazos.countInscripciones(carpetaId);
    const isOfOne = a === 'en_inscripcion' || a === 'observada';
    await this.plazos.fulfilAll(
      carpetaId,
      met,
      (inscripcionId) => !isOfOne || inscripcionId === null || inscripcionId === only,
    );
    // Each of several began its own with what happened to it.
    for (const plazo of begun.filter((one) => !(isSeveral && esDeInscripcion(one)))) {
      const inscripcionId = esDeInscripcion(plazo) ? only : null;
      await this.plazos.begin({ carpetaId, inscripcionId }, [plazo], dia);
    }
  }
}
