import { Injectable } from '@nestjs/common';
import { esDeInscripcion } from '../../vocabulario/plazo-de-acto.js';
import {
  type ActoOffered,
  type CarpetaFollower,
  type Consecuencias,
  FollowsCarpetas,
  type MoveDone,
} from '../carpetas/carpeta-followers.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import { PlazosEnCurso } from './plazos-en-curso.service.js';

/** Begins the plazos that the carpeta's acto ties to a move. Fulfils plazos that the move meets. */
@Injectable()
@FollowsCarpetas()
export class PlazosDelActo implements CarpetaFollower {
  constructor(
    private readonly plazos: PlazosEnCurso,
    private readonly reglas: ReglasDePlazoService,
  ) {}

  async compared({ antes, acto }: ActoOffered): Promise<Partial<Consecuencias>> {
    const [before, after] = [antes, acto].map(({ plazos }) => plazos.map(({ regla }) => regla));
    const only = async (some: readonly string[] = [], others: readonly string[] = []) => {
      const reglas = await this.reglas.findByClave(some.filter((regla) => !others.includes(regla)));
      return reglas.map(({ nombre }) => nombre);
    };
    return { plazosAgrega: await only(after, before), plazosQuita: await only(before, after) };
  }

  async moved({ carpeta: { id: carpetaId }, tipoActo, a, dia }: MoveDone): Promise<void> {
    const met = tipoActo.plazos.filter(({ hasta }) => hasta.includes(a));
    const begun = tipoActo.plazos.filter(({ desde }) => desde === a);
    if (met.length + begun.length === 0) {
      return;
    }
    // With several inscripciones, a presentation or an observation fulfils no plazos of the other inscripciones.
    const { only, isSeveral } = await this.plazos.countInscripciones(carpetaId);
    const isOfOne = a === 'en_inscripcion' || a === 'observada';
    await this.plazos.fulfilAll(
      carpetaId,
      met,
      (inscripcionId) => !isOfOne || inscripcionId === null || inscripcionId === only,
    );
    // With several inscripciones, each began its own plazos at its own step (plazos-de-inscripciones.ts).
    for (const plazo of begun.filter((one) => !(isSeveral && esDeInscripcion(one)))) {
      const inscripcionId = esDeInscripcion(plazo) ? only : null;
      await this.plazos.begin({ carpetaId, inscripcionId }, [plazo], dia);
    }
  }
}
