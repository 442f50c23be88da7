import { Injectable } from '@nestjs/common';
import { inicioDe } from '../../vocabulario/cuenta-desde.js';
import { esDeInscripcion, type PlazoDeActo, reservaLugar } from '../../vocabulario/plazo-de-acto.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { PlazosService } from '../plazos/plazos.service.js';
import { PlazosEnCurso } from '../plazos/plazos-en-curso.service.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import { TiposActoService } from '../tipos-acto/tipos-acto.service.js';
import type { Inscripcion, ResultadoDeInscripcion } from './inscripcion.entity.js';
import type { VenceOfrecidoQuery } from './inscripciones.dto.js';

/** What its terms need to know of an inscripción. */
type De = Pick<Inscripcion, 'id' | 'carpetaId'>;

/** Until when a presentation holds its place, by a rule of the cuenta. */
export interface VenceOfrecido {
  vence: string;
  /** The name of the rule. */
  regla: string;
  fuente: string | null;
  /** Whether nobody of the office has confirmed it by the norm in force yet. */
  porConfirmar: boolean;
}

/** The terms of each inscripción of a carpeta, by what its acto ties to the states of a carpeta with one. */
@Injectable()
export class PlazosDeInscripciones {
  constructor(
    private readonly gate: CarpetaGate,
    private readonly actos: TiposActoService,
    private readonly plazos: PlazosEnCurso,
    private readonly computo: PlazosService,
    private readonly reglas: ReglasDePlazoService,
  ) {}

  /** The day that the acto's rule gives to what was presented, or observed, on a day; null without such a rule. */
  async offer(carpetaId: string, { desde, dia, presentada }: VenceOfrecidoQuery): Promise<VenceOfrecido | null> {
    const holding = await this.find(carpetaId, (plazo) => plazo.desde === desde && reservaLugar(plazo));
    const reglas = await this.reglas.findByClave(holding.map(({ regla }) => regla));
    const regla = reglas.find(({ activa }) => activa);
    const presentacion = presentada ?? (desde === 'en_inscripcion' ? dia : null);
    const inicio = regla && inicioDe(regla.cuentaDesde, { firma: null, presentacion, pagoTasa: null }, dia);
    if (!regla || !inicio) {
      return null;
    }
    const { vence } = await this.computo.compute(inicio, regla);
    return { vence, regla: regla.nombre, fuente: regla.fuente, porConfirmar: regla.confirmadaEn === null };
  }

  /** Gives one that was added the term of its presentation, which runs since the signature. */
  async added({ id, carpetaId, presentada }: De & Pick<Inscripcion, 'presentada'>): Promise<void> {
    const { fechaFirma } = await this.gate.visible(carpetaId);
    const plazos = await this.find(carpetaId, esDeLaPresentacion);
    const own = { carpetaId, inscripcionId: id };
    await (presentada === null && fechaFirma !== null
      ? this.plazos.begin(own, plazos, fechaFirma)
      : this.plazos.adopt(own, plazos));
  }

  /** Follows what a register did, as the move of the carpeta is called that it makes. @param dia on which it did so */
  async came({ id, carpetaId }: De, a: 'en_inscripcion' | 'observada' | 'tasa_pagada', dia: string): Promise<void> {
    const met = await this.find(carpetaId, ({ hasta }) => hasta.includes(a));
    await this.plazos.fulfilAll(carpetaId, met, (inscripcionId) => inscripcionId === id);
    const begun = await this.find(carpetaId, ({ desde }) => desde === a);
    await this.plazos.begin({ carpetaId, inscripcionId: id }, begun, dia);
  }

  /** Follows a presentation, with what the payment of its tasa meets. */
  async presented({ id, carpetaId }: De, dia: string): Promise<void> {
    await this.came({ id, carpetaId }, 'en_inscripcion', dia);
    const begun = await this.find(carpetaId, ({ desde }) => desde === 'en_inscripcion');
    await this.plazos.begin({ carpetaId, inscripcionId: id }, begun, dia, { evenPaid: true });
  }

  /** Ends those that wait for the result. */
  async resolved({ id, carpetaId, registro }: De & Pick<Inscripcion, 'registro'>, resultado: ResultadoDeInscripcion) {
    if (resultado === 'rechazada') {
      return this.plazos.stop(id, `${registro} la rechazó.`, true);
    }
    const met = await this.find(carpetaId, ({ hasta }) => hasta.includes('inscripta'));
    return this.plazos.fulfilByResult(id, met);
  }

  /** Opens those again that the result ended, since it was taken away. */
  reopened({ id }: De): Promise<void> {
    return this.plazos.resume(id);
  }

  /** Follows the day of a presentation that was written wrong. @param before the day until now */
  async corrected({ id, presentada }: De & { presentada: string }, before: string): Promise<void> {
    await this.plazos.restart(id, before, presentada);
  }

  /** Ends what a presentation began that was taken away; its inscripción waits for one again. */
  async taken({ id, carpetaId }: De): Promise<void> {
    await this.stop({ id, carpetaId }, 'Se quitó el día de la presentación.');
    await this.wait(carpetaId, id);
  }

  /** Ends those of one that leaves its carpeta. That of the presentation stays with the carpeta, if it has no other. */
  async leaves({ id, carpetaId, presentada }: De & Pick<Inscripcion, 'presentada'>): Promise<void> {
    if (presentada !== null || (await this.plazos.findOnlyInscripcion(carpetaId)) !== id) {
      await this.stop({ id, carpetaId }, 'Se quitó la inscripción.');
    }
  }

  /**
   * Follows a carpeta of which nothing is at a register any more: what was waited for from there ends.
   * @param isEmpty whether it has no inscripción left, so that it waits for a presentation itself
   */
  async atTheOffice(carpetaId: string, motivo: string, isEmpty: boolean): Promise<void> {
    const begun = await this.find(carpetaId, (plazo) => esDeInscripcion(plazo) && plazo.desde !== 'firmada');
    await this.plazos.stopLoose(carpetaId, begun, motivo);
    if (isEmpty) {
      await this.wait(carpetaId, null);
    }
  }

  /** Lets the terms of the presentation run again, of an inscripción or of a carpeta without one. */
  private async wait(carpetaId: string, inscripcionId: string | null): Promise<void> {
    const { fechaFirma } = await this.gate.visible(carpetaId);
    if (fechaFirma !== null) {
      const plazos = await this.find(carpetaId, esDeLaPresentacion);
      await this.plazos.runAgain({ carpetaId, inscripcionId }, plazos, fechaFirma);
    }
  }

  /** Ends the open ones of an inscripción, and what its payment met: that goes with its presentation. */
  private async stop({ id, carpetaId }: De, motivo: string): Promise<void> {
    await this.plazos.reopenFulfilled(id, await this.find(carpetaId, esDeLaTasa));
    await this.plazos.stop(id, motivo);
  }

  /** Follows the payment of the tasa, one that was written wrong, and one that was none. @param before its day until now */
  async paid(
    inscripcion: De & Pick<Inscripcion, 'presentada' | 'tasaPagada' | 'resultado' | 'registro'>,
    before: string | null,
  ) {
    const { id, carpetaId, presentada, tasaPagada, resultado } = inscripcion;
    if (resultado !== null) {
      await this.plazos.resume(id);
    }
    if (before === null && tasaPagada !== null) {
      await this.came(inscripcion, 'tasa_pagada', tasaPagada);
    } else {
      await this.plazos.paid(id, tasaPagada);
    }
    if (tasaPagada === null && presentada !== null) {
      const met = await this.find(carpetaId, esDeLaTasa);
      await this.plazos.reopenFulfilled(id, met);
      const begun = met.filter(({ desde }) => desde === 'en_inscripcion');
      await this.plazos.runAgain({ carpetaId, inscripcionId: id }, begun, presentada);
    }
    // What its result closed is closed by it again, and so is what the payment began.
    if (resultado !== null) {
      await this.resolved(inscripcion, resultado);
    }
  }

  /** Ends what the payment began of one that its register has observed since. */
  async examined({ id, carpetaId }: De): Promise<void> {
    const met = await this.find(
      carpetaId,
      ({ desde, hasta }) => desde === 'tasa_pagada' && hasta.includes('observada'),
    );
    await this.plazos.fulfilAll(carpetaId, met, (inscripcionId) => inscripcionId === id);
  }

  /** Lets a presentation hold its place until the day that a person wrote, or no more. */
  async holdUntil({ id, carpetaId, presentada }: De & Pick<Inscripcion, 'presentada'>, vence: string | null) {
    if (presentada !== null) {
      await this.plazos.holdUntil({ carpetaId, inscripcionId: id }, presentada, vence);
    }
  }

  private async find(carpetaId: string, isWanted: (plazo: PlazoDeActo) => boolean): Promise<PlazoDeActo[]> {
    const { plazos } = await this.actos.getReglas(await this.gate.visible(carpetaId));
    return plazos.filter(isWanted);
  }
}

/** Whether a term runs from the signature until the presentation. */
const esDeLaPresentacion = (plazo: PlazoDeActo): boolean => plazo.desde === 'firmada' && esDeInscripcion(plazo);

/** Whether the payment of the tasa meets a term. */
const esDeLaTasa = ({ hasta }: PlazoDeActo): boolean => hasta.includes('tasa_pagada');
