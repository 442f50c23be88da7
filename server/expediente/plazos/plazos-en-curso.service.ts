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

/** What a term is of: a carpeta, or one of its inscripciones. */
interface De {
  carpetaId: string;
  inscripcionId: string | null;
}

/** The terms that begin and end by what happens to carpetas and to their inscripciones. */
@Injectable()
export class PlazosEnCurso {
  constructor(
    private readonly plazos: PlazosRepository,
    private readonly reglas: ReglasDePlazoService,
    private readonly feriados: FeriadosService,
    private readonly comienzo: ComienzoDePlazos,
    private readonly escritura: EscrituraDePlazos,
  ) {}

  /** The inscripción of a carpeta that has just one. */
  async findOnlyInscripcion(carpetaId: string): Promise<string | null> {
    return (await this.plazos.countInscripciones(carpetaId)).only;
  }

  /** The only inscripción of a carpeta, and whether it has several, each with terms of its own. */
  countInscripciones(carpetaId: string): Promise<{ only: string | null; isSeveral: boolean }> {
    return this.plazos.countInscripciones(carpetaId);
  }

  /**
   * Begins those of an acto whose rules are in use, each from the day that its rule counts from, unless one is open already.
   * An inscripción takes the open one of its carpeta that is of no inscripción.
   * @param dia that of the step that begins them
   * @param except rules that need no other, and whether what the payment of the tasa meets begins although it is paid
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
    // What was paid is not waited for.
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
   * Makes the open terms of an acto that are of no inscripción those of one, and counts them from its presentation.
   * @returns the rules of which it has an open one
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

  /** Fulfils the open ones of an acto, without a documento. @param isOf which of them, by their inscripción */
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

  /** Fulfils the open ones of an inscripción that its result meets, and the one until when it holds its place. */
  async fulfilByResult(inscripcionId: string, plazos: readonly PlazoDeActo[]): Promise<void> {
    const met = await this.reglas.findIds(plazos.map(({ regla }) => regla));
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      if (plazo.reservaLugar || (plazo.reglaId !== null && met.has(plazo.reglaId))) {
        await this.escritura.fulfil(plazo, null, true);
      }
    }
  }

  /**
   * Lets those of an acto run again, since the step that met them was taken back: of each rule the last that was met, one of
   * no inscripción where there is no own one, else a new one. What a documento met stays so.
   * @param dia that of the step that begins them
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

  /** Ends the open ones of an acto that are of no inscripción. */
  async stopLoose(carpetaId: string, plazos: readonly PlazoDeActo[], motivo: string): Promise<void> {
    for (const plazo of await this.findOpen(carpetaId, plazos)) {
      if (plazo.inscripcionId === null) {
        await this.escritura.annul(plazo, motivo);
      }
    }
  }

  /** Ends the open terms of an inscripción that has nothing more to wait for. @param porResultado whether its result does it */
  async stop(inscripcionId: string, motivo: string, porResultado = false): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      await this.escritura.annul(plazo, motivo, porResultado);
    }
  }

  /** Opens those again that the result of an inscripción closed. */
  async resume(inscripcionId: string): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'by result')) {
      await this.escritura.reopen(plazo);
    }
  }

  /** Lets what counts from the presentation of an inscripción count from another day, what was met since too. */
  async restart(inscripcionId: string, from: string, inicio: string): Promise<void> {
    const isFrom = (cuentaDesde: CuentaDesde, since: string) =>
      cuentaDesde === 'presentacion' || (cuentaDesde === 'movimiento' && since === from);
    for (const which of ['open', 'by result'] as const) {
      for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, which)) {
        if (isFrom(plazo.cuentaDesde, plazo.inicio)) {
          await this.escritura.change(plazo, { inicio });
        } else if (plazo.reservaLugar) {
          // Its last day is written again to the inscripción.
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

  /** Follows the day on which the tasa of an inscripción was paid; null for a payment that was none. */
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
   * Opens those of an inscripción again that a step fulfilled which was taken back. What a documento met stays so.
   * @param met those of its acto that the step fulfils
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
   * Lets an inscripción hold its place until a day that a person wrote; null takes that away.
   * @param presentada since when it holds it
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

  /** Begins one by its rule. It takes the place of what a person wrote, where it says until when the place is held. */
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

  /** The rules of an acto that hold where the inmuebles of a carpeta are; where that is not known, where the office is. */
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
