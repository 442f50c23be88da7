import { Injectable } from '@nestjs/common';
import { esDeInscripcion } from '../../vocabulario/plazo-de-acto.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { FollowsMoves, type MoveDone, type MoveFollower } from '../carpetas/move-followers.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import { PlazosEnCurso } from './plazos-en-curso.service.js';

/** Begins the plazos that the acto of a carpeta ties to a move, and fulfils those that the move meets. */
@Injectable()
@FollowsMoves()
export class PlazosDelActo implements MoveFollower {
  constructor(
    private readonly gate: CarpetaGate,
    private readonly actos: TiposActoService,
    private readonly plazos: PlazosEnCurso,
  ) {}

  async moved({ carpetaId, a, dia }: MoveDone): Promise<void> {
    const carpeta = await this.gate.visible(carpetaId);
    const { plazos } = await this.actos.getReglas(carpeta);
    // What a register does to one of several inscripciones touches no other's.
    const only = await this.plazos.findOnlyInscripcion(carpetaId);
    const isOfOne = a === 'en_inscripcion' || a === 'observada';
    await this.plazos.fulfilAll(
      carpetaId,
      plazos.filter(({ hasta }) => hasta.includes(a)),
      (inscripcionId) => !isOfOne || inscripcionId === null || inscripcionId === only,
    );
    // Each of several began its own with what happened to it.
    const isOfSeveral = only === null && (await this.plazos.hasInscripciones(carpetaId));
    for (const plazo of plazos.filter((one) => one.desde === a && !(isOfSeveral && esDeInscripcion(one)))) {
      const inscripcionId = esDeInscripcion(plazo) ? only : null;
      await this.plazos.begin({ carpetaId, inscripcionId }, [plazo], dia);
    }
  }
}
