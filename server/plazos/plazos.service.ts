import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { type Accion, Auditoria } from '../auditoria/auditoria.service.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import { changesOf } from '../common/database/changes.js';
import { dayIn } from '../common/day.js';
import { defined } from '../common/defined.js';
import { DomainError, invalidField } from '../common/errors/domain-error.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { DocumentosDeCarpeta } from '../documentos/documentos-de-carpeta.service.js';
import { type CambioDeFeriados, FeriadosService } from '../feriados/feriados.service.js';
import { type Conteo, diasHasta } from './computo.js';
import type { Plazo } from './plazo.entity.js';
import type { CrearPlazoDto, ModificarPlazoDto } from './plazos.dto.js';
import { type PlazoFila, PlazosRepository } from './plazos.repository.js';
import { ReglasDePlazoService } from './reglas-de-plazo.service.js';

/** The fields on which the last day depends. */
const CONTEO = ['inicio', 'dias', 'computo', 'arranque'] as const;

/** What an open one has. */
const OPEN = {
  ...{ cumplidoEn: null, cumplidoPor: null, documentoId: null },
  ...{ anuladoEn: null, anuladoPor: null, motivo: null, porResultado: false },
};

/** What a term is of: a carpeta, or one of its inscripciones. */
interface De {
  carpetaId: string;
  inscripcionId: string | null;
}

/** A term that begins. */
interface NuevoPlazo extends Pick<Plazo, 'id' | 'carpetaId' | 'nombre' | 'inicio'> {
  conteo: Conteo;
  reglaId: string | null;
  inscripcionId?: string | null;
  responsableId?: string | null;
}

/** The terms of carpetas: what runs, until when, and who takes care of it. */
@Injectable()
export class PlazosService implements OnModuleInit {
  constructor(
    private readonly plazos: PlazosRepository,
    private readonly reglas: ReglasDePlazoService,
    private readonly feriados: FeriadosService,
    private readonly documentos: DocumentosDeCarpeta,
    private readonly gate: CarpetaGate,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
  ) {}

  onModuleInit(): void {
    this.feriados.onChange((cambio) => this.recompute(cambio));
  }

  /** Today in the cuenta, `YYYY-MM-DD`. */
  async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }

  /** The last day of a term, and how many days there are until then. */
  async compute(inicio: string, conteo: Conteo): Promise<{ vence: string; faltan: number }> {
    const vence = await this.feriados.vencimiento(inicio, conteo);
    return { vence, faltan: diasHasta(await this.hoy(), vence) };
  }

  /** Those of a carpeta: the open ones first, by the day on which they end. @throws DomainError 404 */
  async findOfCarpeta(carpetaId: string): Promise<PlazoFila[]> {
    await this.gate.visible(carpetaId);
    return this.plazos.findOfCarpeta(carpetaId);
  }

  /** The inscripción of a carpeta that has just one. */
  findOnlyInscripcion(carpetaId: string): Promise<string | null> {
    return this.plazos.findOnlyInscripcion(carpetaId);
  }

  /** Begins a term, by a rule or by its own figures. @throws DomainError 404, 422 */
  async create(
    carpetaId: string,
    { id: given, reglaId = null, inicio, responsableId = null, ...fields }: CrearPlazoDto,
  ): Promise<PlazoFila> {
    await this.gate.allows(carpetaId, 'editarPlazos');
    const regla = reglaId === null ? null : await this.reglas.find(reglaId);
    if (reglaId !== null && !regla) {
      throw invalidField('reglaId', 'La regla del plazo no existe.');
    }
    const nombre = fields.nombre ?? regla?.nombre;
    if (!nombre) {
      throw invalidField('nombre', 'Dé un nombre al plazo, o elija una regla.');
    }
    const conteo = conteoOf({ ...regla, ...defined(fields) });
    if (responsableId !== null) {
      await this.gate.checkSees(carpetaId, responsableId, 'responsableId');
    }
    const id = given ?? uuid();
    await this.insert({ id, carpetaId, reglaId, nombre, inicio, conteo, responsableId });
    return this.plazos.get(id);
  }

  /**
   * Begins a term by each of these rules that is in use, unless one is open already. An inscripción takes the open one of
   * its carpeta that is of no inscripción.
   * @param claves those of rules of the cuenta
   */
  async begin({ carpetaId, inscripcionId }: De, claves: readonly string[], inicio: string): Promise<void> {
    const open = await this.adopt({ carpetaId, inscripcionId }, claves);
    for (const regla of claves.length > 0 ? await this.reglas.findByClave(claves) : []) {
      if (regla.activa && !open.has(regla.id)) {
        const { nombre, id: reglaId } = regla;
        await this.insert({ id: uuid(), carpetaId, inscripcionId, reglaId, nombre, inicio, conteo: conteoOf(regla) });
      }
    }
  }

  /**
   * Makes the open terms of these rules that are of no inscripción those of one.
   * @param claves those of rules of the cuenta
   * @returns the rules of which it has an open one
   */
  async adopt({ carpetaId, inscripcionId }: De, claves: readonly string[]): Promise<Set<string | null>> {
    const open = claves.length > 0 ? await this.plazos.findByReglas(carpetaId, claves) : [];
    if (inscripcionId === null) {
      return new Set(open.map(({ reglaId }) => reglaId));
    }
    const own = new Set(open.filter((plazo) => plazo.inscripcionId === inscripcionId).map(({ reglaId }) => reglaId));
    for (const plazo of open) {
      if (plazo.inscripcionId === null && !own.has(plazo.reglaId)) {
        await this.plazos.update(plazo, { inscripcionId });
        own.add(plazo.reglaId);
      }
    }
    return own;
  }

  /**
   * Fulfils the open terms of these rules, without a documento.
   * @param claves those of rules of the cuenta
   * @param isOf which of them, by their inscripción
   */
  async fulfilAll(
    carpetaId: string,
    claves: readonly string[],
    isOf: (inscripcionId: string | null) => boolean,
  ): Promise<void> {
    for (const plazo of claves.length > 0 ? await this.plazos.findByReglas(carpetaId, claves) : []) {
      if (isOf(plazo.inscripcionId)) {
        await this.setFulfilled(plazo, null, null);
      }
    }
  }

  /** Fulfils the open terms of an inscripción that its result meets. @param claves those of rules of the cuenta */
  async fulfilByResult(inscripcionId: string, claves: readonly string[]): Promise<void> {
    const met = new Set((await this.reglas.findByClave(claves)).map(({ id }) => id));
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      if (plazo.reglaId !== null && met.has(plazo.reglaId)) {
        await this.setFulfilled(plazo, null, null, true);
      }
    }
  }

  /** Ends the open terms of an inscripción that has nothing more to wait for. @param porResultado whether its result does it */
  async stop(inscripcionId: string, motivo: string, porResultado = false): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      await this.setAnnulled(plazo, motivo, porResultado);
    }
  }

  /** Opens those again that the result of an inscripción closed. */
  async resume(inscripcionId: string): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'by result')) {
      await this.plazos.update(plazo, OPEN);
      this.record('plazo.reabierto', plazo, { nombre: plazo.nombre });
    }
  }

  /** Lets the open terms of an inscripción that run from a day run from another. */
  async restart(inscripcionId: string, from: string, inicio: string): Promise<void> {
    for (const plazo of await this.plazos.findOfInscripcion(inscripcionId, 'open')) {
      if (plazo.inicio === from) {
        const vence = await this.feriados.vencimiento(inicio, plazo);
        await this.plazos.update(plazo, { inicio, vence, venceDesde: this.transactions.now });
        this.record('plazo.modificado', plazo, { nombre: plazo.nombre, campos: ['inicio'], vence });
      }
    }
  }

  /** Changes an open one; its last day is computed anew. @throws DomainError 404, 412, 422 */
  async update(id: string, fields: ModificarPlazoDto, seen?: number): Promise<PlazoFila> {
    const plazo = await this.lockOpen(id, 'editarPlazos', seen);
    const changes = changesOf<Plazo>(plazo, fields as Partial<Plazo>);
    const campos = Object.keys(changes);
    if (campos.length === 0) {
      return this.plazos.get(id);
    }
    if (changes.responsableId) {
      await this.gate.checkSees(plazo.carpetaId, changes.responsableId, 'responsableId');
    }
    const after = { ...plazo, ...changes };
    const vence = CONTEO.some((campo) => campo in changes)
      ? await this.feriados.vencimiento(after.inicio, after)
      : plazo.vence;
    const moved = vence === plazo.vence ? {} : { vence, venceDesde: this.transactions.now };
    await this.plazos.update(plazo, { ...changes, ...moved });
    const datos = { nombre: after.nombre, campos, ...(vence !== plazo.vence && { vence }) };
    this.record('plazo.modificado', plazo, datos);
    return this.plazos.get(id);
  }

  /** Ends one that was met. @param documentoId the documento of its carpeta that does it @throws DomainError 404, 412, 422 */
  async fulfil(id: string, documentoId: string | null, seen?: number): Promise<PlazoFila> {
    const plazo = await this.lockOpen(id, 'cumplirPlazos', seen);
    const nombres = await this.documentos.findNombres(plazo.carpetaId, documentoId === null ? [] : [documentoId]);
    const documento = documentoId === null ? null : (nombres.get(documentoId) ?? null);
    if (documentoId !== null && documento === null) {
      throw invalidField('documentoId', 'El documento no está en la carpeta del plazo.');
    }
    await this.setFulfilled(plazo, documentoId, documento);
    return this.plazos.get(id);
  }

  /** Opens one again that was fulfilled. @throws DomainError 404, 412, 422 */
  async reopen(id: string, seen?: number): Promise<PlazoFila> {
    const plazo = await this.plazos.getLocked(id, seen);
    await this.gate.allows(plazo.carpetaId, 'cumplirPlazos');
    if (plazo.cumplidoEn === null) {
      throw closed('El plazo no está cumplido: no hay qué volver a abrir.');
    }
    await this.plazos.update(plazo, OPEN);
    this.record('plazo.reabierto', plazo, { nombre: plazo.nombre });
    return this.plazos.get(id);
  }

  /** Ends one that no longer has to be met. @throws DomainError 404, 412, 422 */
  async annul(id: string, motivo: string, seen?: number): Promise<PlazoFila> {
    const plazo = await this.lockOpen(id, 'editarPlazos', seen);
    await this.setAnnulled(plazo, motivo, false);
    return this.plazos.get(id);
  }

  private async insert({ conteo, ...plazo }: NuevoPlazo): Promise<void> {
    const { now, tenant } = this.transactions;
    const vence = await this.feriados.vencimiento(plazo.inicio, conteo);
    const creado = { creadoPor: tenant.usuarioId, creadoEn: now };
    await this.plazos.insert({ ...plazo, ...conteo, vence, venceDesde: now, ...creado });
    this.record('plazo.agregado', plazo, { nombre: plazo.nombre, vence });
  }

  /** @param documento the name of the documento */
  private async setFulfilled(
    plazo: Plazo,
    documentoId: string | null,
    documento: string | null,
    porResultado = false,
  ): Promise<void> {
    const { now, tenant } = this.transactions;
    await this.plazos.update(plazo, { cumplidoEn: now, cumplidoPor: tenant.usuarioId, documentoId, porResultado });
    this.record('plazo.cumplido', plazo, { nombre: plazo.nombre, ...(documento !== null && { documento }) });
  }

  private async setAnnulled(plazo: Plazo, motivo: string, porResultado: boolean): Promise<void> {
    const { now, tenant } = this.transactions;
    await this.plazos.update(plazo, { anuladoEn: now, anuladoPor: tenant.usuarioId, motivo, porResultado });
    this.record('plazo.anulado', plazo, { nombre: plazo.nombre, motivo });
  }

  /** Computes the open terms again that changed days are part of. @returns how many end on another day now */
  private async recompute({ desde, hasta, isBySystem }: CambioDeFeriados): Promise<number> {
    let moved = 0;
    for (const plazo of await this.plazos.lockOver(desde, hasta)) {
      const vence = await this.feriados.vencimiento(plazo.inicio, plazo);
      if (vence !== plazo.vence) {
        await this.plazos.update(plazo, { vence, venceDesde: this.transactions.now });
        this.record('plazo.recalculado', plazo, { nombre: plazo.nombre, de: plazo.vence, a: vence }, isBySystem);
        moved++;
      }
    }
    return moved;
  }

  private async lockOpen(id: string, permiso: 'editarPlazos' | 'cumplirPlazos', seen?: number): Promise<Plazo> {
    const plazo = await this.plazos.getLocked(id, seen);
    await this.gate.allows(plazo.carpetaId, permiso);
    if (plazo.cumplidoEn !== null || plazo.anuladoEn !== null) {
      throw closed(`El plazo ya está ${plazo.anuladoEn === null ? 'cumplido' : 'anulado'}.`);
    }
    return plazo;
  }

  private record(
    accion: Accion,
    { id, carpetaId }: Pick<Plazo, 'id' | 'carpetaId'>,
    datos: Readonly<Record<string, unknown>>,
    isBySystem = false,
  ): void {
    this.auditoria.record({ accion, entidad: 'plazo', entidadId: id, carpetaId, datos, isBySystem });
  }
}

/** @throws DomainError 422 for what is missing */
function conteoOf({ dias, computo, arranque }: Partial<Conteo>): Conteo {
  if (dias === undefined) {
    throw invalidField('dias', 'Indique cuántos días tiene el plazo, o elija una regla.');
  }
  return { dias, computo: computo ?? 'corridos', arranque: arranque ?? 'dia_siguiente' };
}

function closed(mensaje: string): DomainError {
  return new DomainError('PLAZO_CERRADO', 422, mensaje);
}
