import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { type Conteo, conteoHasta } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';
import { reservaLugar } from '../../vocabulario/plazo-de-acto.js';
import { FeriadosService } from '../feriados/feriados.service.js';
import type { ReglaDePlazo } from '../reglas-de-plazo/regla-de-plazo.entity.js';
import { ReglasDePlazoService } from '../reglas-de-plazo/reglas-de-plazo.service.js';
import { ComienzoDePlazos } from './comienzo-de-plazos.service.js';
import { EscrituraDePlazos } from './escritura-de-plazos.service.js';
import type { Plazo } from './plazo.entity.js';
import { PlazosRepository } from './plazos.repository.js';

/** The owner of a plazo: a carpeta, or an inscripción of it. */
interface De {
  carpetaId: string;
  inscripcionId: string | null;
}

/** The plazos that begin and end with steps of carpetas and inscripciones. */
@Injectable()
export class PlazosEnCurso {
  constructor(
    private readonly plazos: PlazosRepository,
    private readonly reglas: ReglasDePlazoService,
    private readonly feriados: FeriadosService,
    private readonly comienzo: ComienzoDePlazos,
    private readonly escritura: EscrituraDePlazos,
  ) {}

  /** The inscripción of a carpeta that has exactly one; else null. */
  async findOnlyInscripcion(carpetaId: string): Promise<string | null> {
    return (await this.plazos.countInscripciones(carpetaId)).only;
  }

  /** The only inscripción of a carpeta. Says also whether the carpeta has several, each with its own plazos. */
  countInscripciones(carpetaId: string): Promise<{ only: string | null; isSeveral: boolean }> {
    return this.plazos.countInscripciones(carpetaId);
  }

  /**
   * Begins plazos of an acto whose rules are in use. Each counts from the day of its rule. A rule that has an open
   * plazo begins none. An inscripción takes open plazos of its carpeta that belong to no inscripción.
   * @param dia the day of the step that begins the plazos
   * @param except the ids of rules that begin none; `evenPaid` also begins plazos that the paid tasa would fulfil
   */
  async begin(
    de: De,
    plazos: readonly PlazoDeActo[],
    dia: string,
    { except = new Set(), evenPaid = false }: { except?: ReadonlySet<string>; evenPaid?: boolean } = {},
  ): Promise<void> {
    const open = await this.adopt(de, plazos);
    if (plazos.length === 0) {
      return;
    }
    const origenes = await this.plazos.findOrigenes(de.carpetaId, de.inscripcionId);
    if (plazos.some(({ desde }) => desde === 'en_inscripcion')) {
      origenes.presentacion ??= dia;
    }
    // After the payment, plazos that wait for it do not begin.
    const isWaited = evenPaid || origenes.pagoTasa === null;
    const waiting = plazos.filter(({ hasta }) => isWaited || !hasta.includes('tasa_pagada'));
    const reglas = await this.findRigen(de.carpetaId, waiting);
    for (const regla of reglas.filter(({ activa, id }) => activa && !open.has(id) && !except.has(id))) {
      const begins = await this.comienzo.find(de.carpetaId, regla, origenes, dia);
      if (begins) {
        const holds = plazos.some((plazo) => plazo.regla === (regla.enLugarDe ?? regla.clave) && reservaLugar(plazo));
        await this.beginBy(de, regla, begins, holds);
      }
    }
  }

  /**
   * Gives the carpeta's open plazos without an inscripción to this inscripción. They count from its presentation then.
   * @returns the ids of rules with an open plazo of the inscripción
   */
  async adopt({ carpetaId, inscripcionId }: De, plazos: readonly PlazoDeActo[]): Promise<Set<string | null>> {
    const open = await this.findOpen(carpetaId, plazos);
    if (inscripcionId === null) {
      return new Set(open.map(({ reglaId }) => reglaId));
    }
    const own = new Set(open.filter((plazo) => plazo.inscripcionId === inscripcionId).map(({ reglaId }) => reglaId));
    const loose = open.filter((plazo) => plazo.inscripcionId === null);
    if (loose.length === 0) {
      return own;
    }
    const { presentacion } = await this.plazos.findOrigenes(carpetaId, inscripcionId);
    const holding = await this.reglas.findIds(plazos.filter(reservaLugar).map(({ regla }) => regla));
    for (const plazo of loose) {
      if (own.has(plazo.reglaId)) continue;
      const holds = plazo.reglaId !== null && holding.has(plazo.reglaId);
      await this.escritura.change(plazo, {
        inscripcionId,
        reservaLugar: holds && (await this.plazos.findHolding(inscripcionId)) === null,
        ...(plazo.cuentaDesde === 'presentacion' && presentacion !== null && { inicio: presentacion }),
      });
      own.add(plazo.reglaId);
    }
    return own;
  }

  /** Fulfils open plazos of an acto, without a documento. @param isOf chooses plazos by their inscripción */
  async fulfilAll(
    carpetaId: string,
    plazos: readonly PlazoDeActo[],
    isOf: (inscripcionId: string | null) => boolean,
  ): Promise<void> {
    for (const plazo of await this.findOpen(carpetaId, plazos)) {
      if (isOf(plazo.inscripcionId)) {
        await this.escritura.fulfil(plazo, null);
      }
    }
  }

  /** Fulfils the open plazos that an inscripción's result meets, and the plazo that keeps its place. */
  async fulfilByResult(inscripcionId: string, plazos: readonly PlazoDeActo[]): Promise<void> {
    const met = await this.reglas.findIds(plazos.map(({ regla }) => regla));
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      if (plazo.reservaLugar || (plazo.reglaId !== null && met.has(plazo.reglaId))) {
        await this.escritura.fulfil(plazo, null, true);
      }
    }
  }

  /**
   * Lets plazos of an acto run again after the step that fulfilled them was taken back. Of each rule the latest
   * fulfilled plazo opens, first of the inscripción, then of the carpeta. Without one, a new plazo begins. A plazo that
   * a documento fulfilled stays closed.
   * @param dia the day of the step that begins them
   */
  async runAgain(de: De, plazos: readonly PlazoDeActo[], dia: string): Promise<void> {
    const reglas = await this.reglas.findIds(plazos.map(({ regla }) => regla));
    const isOf = ({ inscripcionId }: Plazo) => inscripcionId === null || inscripcionId === de.inscripcionId;
    const open = new Set((await this.findOpen(de.carpetaId, plazos)).filter(isOf).map(({ reglaId }) => reglaId));
    const met = new Map<string, Plazo>();
    for (const plazo of await this.plazos.findFulfilled(de.carpetaId, de.inscripcionId)) {
      if (plazo.reglaId !== null && reglas.has(plazo.reglaId) && !open.has(plazo.reglaId)) {
        met.set(plazo.reglaId, plazo);
      }
    }
    for (const plazo of met.values()) {
      if (plazo.documentoId === null) {
        await this.escritura.reopen(plazo);
      }
    }
    await this.begin(de, plazos, dia, { except: new Set(met.keys()) });
  }

  /** Ends open plazos of an acto that belong to no inscripción. */
  async stopLoose(carpetaId: string, plazos: readonly PlazoDeActo[], motivo: string): Promise<void> {
    for (const plazo of await this.findOpen(carpetaId, plazos)) {
      if (plazo.inscripcionId === null) {
        await this.escritura.annul(plazo, motivo);
      }
    }
  }

  /** Ends the open plazos of an inscripción. @param porResultado whether its result ends them */
  async stop(inscripcionId: string, motivo: string, porResultado = false): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      await this.escritura.annul(plazo, motivo, porResultado);
    }
  }

  /** Opens the plazos again that the result of an inscripción closed. */
  async resume(inscripcionId: string): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'by result')) {
      await this.escritura.reopen(plazo);
    }
  }

  /** Counts an inscripción's plazos from another day of presentation, also the fulfilled ones. */
  async restart(inscripcionId: string, from: string, inicio: string): Promise<void> {
    const isFrom = (cuentaDesde: CuentaDesde, since: string) =>
      cuentaDesde === 'presentacion' || (cuentaDesde === 'movimiento' && since === from);
    for (const which of ['open', 'by result'] as const) {
      for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, which)) {
        if (isFrom(plazo.cuentaDesde, plazo.inicio)) {
          await this.escritura.change(plazo, { inicio });
        } else if (plazo.reservaLugar) {
          // Writing `vence` makes the database copy it to the inscripción again.
          await this.plazos.update(plazo, { vence: plazo.vence });
        }
      }
    }
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'fulfilled')) {
      if (plazo.cuentaDesde === 'presentacion') {
        await this.escritura.change(plazo, { inicio });
      }
    }
  }

  /** Counts plazos from the day on which the tasa was paid. Null ends them, since the payment was removed. */
  async paid(inscripcionId: string, dia: string | null): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      if (plazo.cuentaDesde === 'pago_tasa') {
        await (dia === null
          ? this.escritura.annul(plazo, 'Se quitó el pago de la tasa.')
          : this.escritura.change(plazo, { inicio: dia }));
      }
    }
  }

  /**
   * Opens plazos of an inscripción again after the step that fulfilled them was taken back. A plazo that a documento
   * fulfilled stays closed.
   * @param met the plazos of the acto that the step fulfils
   */
  async reopenFulfilled(inscripcionId: string, met: readonly PlazoDeActo[]): Promise<void> {
    const reglas = await this.reglas.findIds(met.map(({ regla }) => regla));
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'fulfilled')) {
      if (plazo.documentoId === null && plazo.reglaId !== null && reglas.has(plazo.reglaId)) {
        await this.escritura.reopen(plazo);
      }
    }
  }

  /**
   * Keeps the place of an inscripción until a day that a person wrote. Null removes that day.
   * @param presentada the day of the presentation, from which the plazo counts
   */
  async holdUntil(
    { carpetaId, inscripcionId }: De & { inscripcionId: string },
    presentada: string,
    vence: string | null,
  ) {
    const held = await this.plazos.findHolding(inscripcionId);
    if (vence === null || held?.vence === vence) {
      return vence === null && held
        ? this.escritura.annul(held, 'Se quitó el vencimiento de la inscripción.')
        : undefined;
    }
    const hasta = { inicio: presentada, cuentaDesde: 'presentacion', ...conteoHasta(presentada, vence) } as const;
    if (held) {
      return this.escritura.change(held, hasta);
    }
    const { inicio, cuentaDesde, ...conteo } = hasta;
    await this.escritura.insert({
      ...{ id: uuid(), carpetaId, inscripcionId, reglaId: null, nombre: 'Vigencia de la presentación' },
      ...{ inicio, cuentaDesde, conteo, reservaLugar: true },
    });
  }

  /** Begins a plazo by its rule. A rule that keeps the inscripción's place takes over the plazo that a person wrote. */
  private async beginBy(
    { carpetaId, inscripcionId }: De,
    { id: reglaId, nombre, cuentaDesde }: ReglaDePlazo,
    { inicio, conteo }: { inicio: string; conteo: Conteo },
    holds: boolean,
  ): Promise<void> {
    const held = holds && inscripcionId !== null ? await this.plazos.findHolding(inscripcionId) : null;
    if (held?.reglaId === null) {
      return this.escritura.change(held, { reglaId, nombre, cuentaDesde, inicio, ...conteo });
    }
    await this.escritura.insert({
      ...{ id: uuid(), carpetaId, inscripcionId, reglaId, nombre, inicio, cuentaDesde, conteo },
      reservaLugar: holds && inscripcionId !== null && held === null,
    });
  }

  /**
   * The rules of an acto that hold at the carpeta's inmuebles. Where the comunidad is unknown, the office's comunidad
   * counts.
   */
  private async findRigen(carpetaId: string, plazos: readonly PlazoDeActo[]): Promise<ReglaDePlazo[]> {
    const claves = plazos.map(({ regla }) => regla);
    const generales = await this.reglas.findByClave(claves);
    const propias = (await this.reglas.findEnLugarDe(claves)).filter(({ activa }) => activa);
    if (propias.length === 0) {
      return generales;
    }
    const own = await this.feriados.comunidad();
    const comunidades = (await this.plazos.findComunidades(carpetaId)).map((comunidad) => comunidad ?? own);
    const rigen = generales.flatMap((general) =>
      comunidades.map((comunidad) => {
        const isIt = (propia: ReglaDePlazo) => propia.enLugarDe === general.clave && propia.comunidad === comunidad;
        return propias.find(isIt) ?? general;
      }),
    );
    return [...new Set(rigen)];
  }

  private findOpen(carpetaId: string, plazos: readonly PlazoDeActo[]) {
    return plazos.length > 0
      ? this.plazos.findByReglas(
          carpetaId,
          plazos.map(({ regla }) => regla),
        )
      : [];
  }
}
