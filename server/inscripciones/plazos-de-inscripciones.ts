import { Injectable } from '@nestjs/common';
import type { EstadoCarpeta } from '../carpetas/carpeta-estados.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { PlazosService } from '../plazos/plazos.service.js';
import { ReglasDePlazoService } from '../plazos/reglas-de-plazo.service.js';
import { esDeInscripcion, type PlazoDeActo } from '../tipos-acto/plazo-de-acto.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { Inscripcion, ResultadoDeInscripcion } from './inscripcion.entity.js';

/** What its terms need to know of an inscripción. */
type De = Pick<Inscripcion, 'id' | 'carpetaId'>;

/** Until when a presentation holds its place, by a rule of the cuenta. */
export interface VenceOfrecido {
  vence: string;
  /** The name of the rule. */
  regla: string;
  fuente: string | null;
}

/** The terms of each inscripción of a carpeta, by what its acto ties to the states of a carpeta with one. */
@Injectable()
export class PlazosDeInscripciones {
  constructor(
    private readonly gate: CarpetaGate,
    private readonly actos: TiposActoService,
    private readonly plazos: PlazosService,
    private readonly reglas: ReglasDePlazoService,
  ) {}

  /** The day that the acto's rule gives to what was presented, or observed, on a day; null without such a rule. */
  async offer(carpetaId: string, desde: EstadoCarpeta, dia: string): Promise<VenceOfrecido | null> {
    const claves = await this.claves(carpetaId, (plazo) => plazo.desde === desde && holdsPlace(plazo));
    const regla = (await this.reglas.findByClave(claves)).find(({ activa }) => activa);
    if (!regla) {
      return null;
    }
    const { vence } = await this.plazos.compute(dia, regla);
    return { vence, regla: regla.nombre, fuente: regla.fuente };
  }

  /** Gives one that was added the term of its presentation, which runs since the signature. */
  async added({ id, carpetaId, presentada }: De & Pick<Inscripcion, 'presentada'>): Promise<void> {
    const { fechaFirma } = await this.gate.visible(carpetaId);
    const claves = await this.claves(carpetaId, (plazo) => plazo.desde === 'firmada' && esDeInscripcion(plazo));
    const own = { carpetaId, inscripcionId: id };
    await (presentada === null && fechaFirma !== null
      ? this.plazos.begin(own, claves, fechaFirma)
      : this.plazos.adopt(own, claves));
  }

  /** Follows what a register did, as the move of the carpeta is called that it makes. @param dia on which it did so */
  async came({ id, carpetaId }: De, a: 'en_inscripcion' | 'observada', dia: string): Promise<void> {
    const met = await this.claves(carpetaId, ({ hasta }) => hasta.includes(a));
    await this.plazos.fulfilAll(carpetaId, met, (inscripcionId) => inscripcionId === id);
    const begun = await this.claves(carpetaId, ({ desde }) => desde === a);
    await this.plazos.begin({ carpetaId, inscripcionId: id }, begun, dia);
  }

  /** Ends those that wait for the result. */
  async resolved({ id, carpetaId, registro }: De & Pick<Inscripcion, 'registro'>, resultado: ResultadoDeInscripcion) {
    if (resultado === 'rechazada') {
      return this.plazos.stop(id, `${registro} la rechazó.`, true);
    }
    const met = await this.claves(carpetaId, ({ hasta }) => hasta.includes('inscripta'));
    return this.plazos.fulfilByResult(id, met);
  }

  /** Opens those again that the result ended, since it was taken away. */
  reopened({ id }: De): Promise<void> {
    return this.plazos.resume(id);
  }

  /** Follows the day of a presentation that was written wrong, or that was none. @param before the day until now */
  async corrected(inscripcion: De & Pick<Inscripcion, 'presentada'>, before: string): Promise<void> {
    const { id, presentada } = inscripcion;
    if (presentada !== null) {
      return this.plazos.restart(id, before, presentada);
    }
    await this.plazos.stop(id, 'Se quitó el día de la presentación.');
    return this.added(inscripcion);
  }

  /** Ends those of one that leaves its carpeta. That of the presentation stays with the carpeta, if it has no other. */
  async leaves({ id, carpetaId, presentada }: De & Pick<Inscripcion, 'presentada'>): Promise<void> {
    const isOnly = (await this.plazos.findOnlyInscripcion(carpetaId)) === id;
    if (!isOnly || presentada !== null) {
      await this.plazos.stop(id, 'Se quitó la inscripción.');
    }
  }

  private async claves(carpetaId: string, isWanted: (plazo: PlazoDeActo) => boolean): Promise<string[]> {
    const { plazos } = await this.actos.getReglas(await this.gate.visible(carpetaId));
    return plazos.filter(isWanted).map(({ regla }) => regla);
  }
}

/** Whether a term says until when what was presented can be entered. */
function holdsPlace({ hasta }: PlazoDeActo): boolean {
  return hasta.includes('inscripta') && !hasta.includes('observada');
}
