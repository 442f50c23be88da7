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

/** The inscripción whose plazos are changed. */
type De = Pick<Inscripcion, 'id' | 'carpetaId'>;

/** The last day on which a presentation keeps its place, by a rule of the cuenta. */
export interface VenceOfrecido {
  vence: string;
  /** The name of the rule. */
  regla: string;
  fuente: string | null;
  /** Whether nobody of the office has confirmed the rule by the norm in force yet. */
  porConfirmar: boolean;
}

/** The plazos of inscripciones. The acto ties them to states of the carpeta; here each inscripción has its own. */
@Injectable()
export class PlazosDeInscripciones {
  constructor(
    private readonly gate: CarpetaGate,
    private readonly actos: TiposActoService,
    private readonly plazos: PlazosEnCurso,
    private readonly computo: PlazosService,
    private readonly reglas: ReglasDePlazoService,
  ) {}

  /** The last day that the acto's rule gives to a presentation or an observation. Null without such a rule. */
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

  /** Gives an added inscripción the plazo for its presentation, which runs from the signature. */
  async added({ id, carpetaId, presentada }: De & Pick<Inscripcion, 'presentada'>): Promise<void> {
    const { fechaFirma } = await this.gate.visible(carpetaId);
    const plazos = await this.find(carpetaId, esDeLaPresentacion);
    const own = { carpetaId, inscripcionId: id };
    await (presentada === null && fechaFirma !== null
      ? this.plazos.begin(own, plazos, fechaFirma)
      : this.plazos.adopt(own, plazos));
  }

  /**
   * Fulfils and begins plazos after a step of a register. `a` is the carpeta's state after that step, or the payment.
   * @param dia the day of the step
   */
  async came({ id, carpetaId }: De, a: 'en_inscripcion' | 'observada' | 'tasa_pagada', dia: string): Promise<void> {
    const met = await this.find(carpetaId, ({ hasta }) => hasta.includes(a));
    await this.plazos.fulfilAll(carpetaId, met, (inscripcionId) => inscripcionId === id);
    const begun = await this.find(carpetaId, ({ desde }) => desde === a);
    await this.plazos.begin({ carpetaId, inscripcionId: id }, begun, dia);
  }

  /** Follows a presentation. Begins also plazos that a payment fulfils, even when the tasa is paid already. */
  async presented({ id, carpetaId }: De, dia: string): Promise<void> {
    await this.came({ id, carpetaId }, 'en_inscripcion', dia);
    const begun = await this.find(carpetaId, ({ desde }) => desde === 'en_inscripcion');
    await this.plazos.begin({ carpetaId, inscripcionId: id }, begun, dia, { evenPaid: true });
  }

  /** Ends the plazos that wait for the result. */
  async resolved({ id, carpetaId, registro }: De & Pick<Inscripcion, 'registro'>, resultado: ResultadoDeInscripcion) {
    if (resultado === 'rechazada') {
      return this.plazos.stop(id, `${registro} la rechazó.`, true);
    }
    const met = await this.find(carpetaId, ({ hasta }) => hasta.includes('inscripta'));
    return this.plazos.fulfilByResult(id, met);
  }

  /** Opens the plazos again that the removed result had ended. */
  reopened({ id }: De): Promise<void> {
    return this.plazos.resume(id);
  }

  /** Counts plazos from the corrected day of a presentation. @param before the day that was wrong */
  async corrected({ id, presentada }: De & { presentada: string }, before: string): Promise<void> {
    await this.plazos.restart(id, before, presentada);
  }

  /** Ends the plazos of a removed presentation. The inscripción waits for a presentation again. */
  async taken({ id, carpetaId }: De): Promise<void> {
    await this.stop({ id, carpetaId }, 'Se quitó el día de la presentación.');
    await this.wait(carpetaId, id);
  }

  /**
   * Ends the plazos of an inscripción that leaves its carpeta. The plazo for the presentation stays when the
   * inscripción was the only one and not presented.
   */
  async leaves({ id, carpetaId, presentada }: De & Pick<Inscripcion, 'presentada'>): Promise<void> {
    if (presentada !== null || (await this.plazos.findOnlyInscripcion(carpetaId)) !== id) {
      await this.stop({ id, carpetaId }, 'Se quitó la inscripción.');
    }
  }

  /**
   * Ends the plazos of the registers when the carpeta has no presentation left.
   * @param isEmpty whether the carpeta has no inscripción left, so that the carpeta itself waits for a presentation
   */
  async atTheOffice(carpetaId: string, motivo: string, isEmpty: boolean): Promise<void> {
    const begun = await this.find(carpetaId, (plazo) => esDeInscripcion(plazo) && plazo.desde !== 'firmada');
    await this.plazos.stopLoose(carpetaId, begun, motivo);
    if (isEmpty) {
      await this.wait(carpetaId, null);
    }
  }

  /** Lets the plazos for the presentation run again, of an inscripción or of the carpeta itself. */
  private async wait(carpetaId: string, inscripcionId: string | null): Promise<void> {
    const { fechaFirma } = await this.gate.visible(carpetaId);
    if (fechaFirma !== null) {
      const plazos = await this.find(carpetaId, esDeLaPresentacion);
      await this.plazos.runAgain({ carpetaId, inscripcionId }, plazos, fechaFirma);
    }
  }

  /**
   * Ends the open plazos of an inscripción. Plazos that its payment fulfilled open first, since the payment goes, too.
   */
  private async stop({ id, carpetaId }: De, motivo: string): Promise<void> {
    await this.plazos.reopenFulfilled(id, await this.find(carpetaId, esDeLaTasa));
    await this.plazos.stop(id, motivo);
  }

  /** Follows a payment of the tasa that was written, corrected or removed. @param before the earlier day of payment */
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
    // The result, which was lifted above, closes its plazos again, and those of the payment.
    if (resultado !== null) {
      await this.resolved(inscripcion, resultado);
    }
  }

  /** Ends the plazo for the register's examination: the register observed the deed after the payment. */
  async examined({ id, carpetaId }: De): Promise<void> {
    const met = await this.find(
      carpetaId,
      ({ desde, hasta }) => desde === 'tasa_pagada' && hasta.includes('observada'),
    );
    await this.plazos.fulfilAll(carpetaId, met, (inscripcionId) => inscripcionId === id);
  }

  /** Keeps the place of a presentation until the day that a person wrote. Null removes that day. */
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

/** Whether a plazo runs from the signature until the presentation. */
const esDeLaPresentacion = (plazo: PlazoDeActo): boolean => plazo.desde === 'firmada' && esDeInscripcion(plazo);

/** Whether the payment of the tasa fulfils a plazo. */
const esDeLaTasa = ({ hasta }: PlazoDeActo): boolean => hasta.includes('tasa_pagada');
