import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { confirmacion, confirmacionTras, sinNormaDe } from '../../common/confirmacion.js';
import { changesOf } from '../../common/database/changes.js';
import { getAllLocked, getLocked, lockAll } from '../../common/database/found.js';
import { DomainError, invalidField } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { listed } from '../../plataforma/auditoria/palabras.js';
import { type CuentaFollower, FollowsCuentas } from '../../plataforma/cuentas/cuenta-followers.js';
import { checkConteo, checkConteoTras } from './conteo-posible.js';
import { ReglaDePlazo } from './regla-de-plazo.entity.js';
import type { ConfirmarReglasDto, CrearReglaDePlazoDto, ModificarReglaDePlazoDto } from './reglas-de-plazo.dto.js';
import { REGLAS_DEL_PAIS } from './reglas-del-pais.js';
import { UsosDeReglasRepository } from './usos-de-reglas.repository.js';

/** The fields from which the last day of a plazo is computed. */
const FIGURAS = ['dias', 'computo', 'arranque', 'cuentaDesde', 'folios'] as const;

/** The rules by which the cuenta computes plazos: legal figures that the office confirms and edits. */
@Injectable()
@FollowsCuentas()
export class ReglasDePlazoService implements CuentaFollower {
  constructor(
    private readonly usos: UsosDeReglasRepository,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** All rules, by name. Rules in use come first. */
  findAll(): Promise<ReglaDePlazo[]> {
    return this.transactions.manager.find(ReglaDePlazo, { order: { activa: 'desc', nombre: 'asc', id: 'asc' } });
  }

  find(id: string): Promise<ReglaDePlazo | null> {
    return this.transactions.manager.findOneBy(ReglaDePlazo, { id });
  }

  /** The rules of comunidades that replace these rules. */
  findEnLugarDe(claves: readonly string[]): Promise<ReglaDePlazo[]> {
    return this.transactions.manager.find(ReglaDePlazo, { where: { enLugarDe: In(claves) }, order: { nombre: 'asc' } });
  }

  /** The ids of these rules, and of the rules of comunidades that replace them. */
  async findIds(claves: readonly string[]): Promise<Set<string>> {
    return new Set([...(await this.findByClave(claves)), ...(await this.findEnLugarDe(claves))].map(({ id }) => id));
  }

  findByClave(claves: readonly string[]): Promise<ReglaDePlazo[]> {
    return this.transactions.manager.find(ReglaDePlazo, { where: { clave: In(claves) }, order: { nombre: 'asc' } });
  }

  /** Adds a rule of the office. @throws DomainError 409 for an id that is taken, 422 */
  async create({
    id,
    fuente = null,
    cuentaDesde = 'movimiento',
    folios = null,
    comunidad = null,
    enLugarDe = null,
    ...fields
  }: CrearReglaDePlazoDto): Promise<ReglaDePlazo> {
    // Refused before the checks below, which would find the uses of the existing rule.
    if (id && (await this.find(id))) {
      throw new DomainError('YA_EXISTE', 409, 'Ya hay una regla con ese id.');
    }
    const own = id ?? uuid();
    await this.checkComunidad({ id: own, clave: own, comunidad, enLugarDe });
    // The clave of an office's rule is its id; the country's claves are words.
    const regla = {
      ...{ ...fields, id: own, clave: own, cuentaDesde, fuente, folios, comunidad, enLugarDe },
      ...{ cambiadaEn: null, activa: true, version: 1 },
      ...confirmacion(this.transactions, fuente !== null),
    };
    checkConteo(regla);
    await this.checkCuentaDesde(regla);
    await this.transactions.manager.insert(ReglaDePlazo, regla);
    this.record('regla_de_plazo.agregada', regla.id, { nombre: regla.nombre });
    return regla;
  }

  /** Changes a rule. Only plazos that begin from now on follow it. @throws DomainError 404, 412 */
  async update(id: string, { confirmada, ...fields }: ModificarReglaDePlazoDto, seen?: number): Promise<ReglaDePlazo> {
    const { manager, now } = this.transactions;
    const regla = await getLocked(manager, ReglaDePlazo, { id }, 'la regla', seen);
    const changes = changesOf<ReglaDePlazo>(regla, fields as Partial<ReglaDePlazo>);
    const campos = Object.keys(changes);
    const isDecided = confirmada !== undefined && confirmada !== (regla.confirmadaEn !== null);
    if (campos.length === 0 && !isDecided) {
      return regla;
    }
    if ('comunidad' in changes || 'enLugarDe' in changes) {
      await this.checkComunidad({ ...regla, ...changes });
    }
    checkConteoTras(regla, changes);
    if (changes.cuentaDesde) {
      await this.checkCuentaDesde({ ...regla, ...changes });
    }
    const isCounted = FIGURAS.some((figura) => figura in changes);
    const written = {
      ...changes,
      ...(isCounted && { cambiadaEn: now }),
      ...confirmacionTras(this.transactions, regla, {
        ...{ asked: confirmada, isWritten: isCounted, isFounded: { ...regla, ...changes }.fuente !== null },
      }),
      version: regla.version + 1,
    };
    const after = { ...regla, ...written };
    await manager.update(ReglaDePlazo, { id }, written);
    if (campos.length > 0) {
      this.record('regla_de_plazo.modificada', id, { nombre: after.nombre, campos });
    }
    if (isDecided) {
      this.record('regla_de_plazo.confirmada', id, { nombre: after.nombre, confirmada });
    }
    return after;
  }

  /**
   * Confirms rules by the norms in force, or takes that back: all, or none.
   * @throws DomainError 404; 412 for a rule changed since it was seen; 422 for one without a norm
   */
  async confirmAll({ reglas, confirmada }: ConfirmarReglasDto): Promise<ReglaDePlazo[]> {
    const { manager } = this.transactions;
    const locked = await getAllLocked(manager, ReglaDePlazo, reglas, 'una de las reglas');
    await this.confirm(locked, confirmada);
    return manager.find(ReglaDePlazo, {
      where: { id: In(locked.map(({ id }) => id)) },
      order: { activa: 'desc', nombre: 'asc', id: 'asc' },
    });
  }

  /** As {@link confirmAll}, without a check of versions. */
  async confirmEach(ids: readonly string[], confirmada: boolean): Promise<void> {
    await this.confirm(await lockAll(this.transactions.manager, ReglaDePlazo, ids), confirmada);
  }

  /** Gives a new cuenta the rules of its country. */
  async opened(pais: string): Promise<void> {
    const reglas = (REGLAS_DEL_PAIS[pais] ?? []).map((regla) => ({
      ...regla,
      ...{ id: uuid(), cambiadaEn: null, activa: true, version: 1 },
      ...confirmacion(this.transactions, false),
    }));
    await this.transactions.manager.insert(ReglaDePlazo, reglas);
  }

  /** Replaces the rules with another country's. No plazo may exist. */
  async countryChanged(pais: string): Promise<void> {
    await this.transactions.manager.createQueryBuilder().delete().from(ReglaDePlazo).execute();
    await this.opened(pais);
  }

  /** @throws DomainError 422 unless a comunidad's rule is its only one in place of a general rule */
  private async checkComunidad(regla: Pick<ReglaDePlazo, 'id' | 'clave' | 'comunidad' | 'enLugarDe'>): Promise<void> {
    const { id, clave, comunidad, enLugarDe } = regla;
    if (comunidad === null && enLugarDe === null) {
      return;
    }
    if (comunidad === null) {
      throw invalidField('comunidad', 'Elija la comunidad en la que rige.');
    }
    const [general] = enLugarDe === null || enLugarDe === clave ? [] : await this.findByClave([enLugarDe]);
    if (enLugarDe === null || !general || general.comunidad !== null) {
      throw invalidField('enLugarDe', 'Elija la regla general en lugar de la cual rige.');
    }
    const others = await this.findEnLugarDe([enLugarDe]);
    if (others.some((other) => other.id !== id && other.comunidad === comunidad)) {
      throw invalidField('comunidad', 'Esa comunidad ya tiene su regla en lugar de la general.');
    }
    if ((await this.findEnLugarDe([clave])).length > 0) {
      throw invalidField('enLugarDe', 'Otras reglas rigen en lugar de esta: es una regla general.');
    }
  }

  /**
   * @throws DomainError 422 for a rule of the book in use by carpetas; for a rule of certificates not counted from them
   */
  private async checkCuentaDesde(regla: Pick<ReglaDePlazo, 'id' | 'clave' | 'cuentaDesde' | 'enLugarDe'>) {
    const { id, clave, cuentaDesde, enLugarDe } = regla;
    const { enCurso, deCertificados } = await this.usos.find(id);
    if (deCertificados && cuentaDesde !== 'expedicion' && cuentaDesde !== 'recepcion') {
      const mensaje = 'La usan reglas de certificados: se cuenta desde la expedición o desde la recepción.';
      throw invalidField('cuentaDesde', mensaje);
    }
    const actos = cuentaDesde === 'libro' ? await this.usos.findActos(enLugarDe ?? clave) : [];
    if (actos.length > 0) {
      const mensaje = `Hay actos que la usan: ${listed(actos)}. Un plazo del libro no corre en carpetas.`;
      throw invalidField('cuentaDesde', mensaje);
    }
    if (cuentaDesde === 'libro' && enCurso) {
      const mensaje = 'Hay plazos en curso de esta regla: un plazo del libro no corre en carpetas.';
      throw invalidField('cuentaDesde', mensaje);
    }
  }

  /** Writes the confirmation of locked rules in a statement. */
  private async confirm(reglas: readonly ReglaDePlazo[], confirmada: boolean): Promise<void> {
    const changed = reglas.filter(({ confirmadaEn }) => (confirmadaEn !== null) !== confirmada);
    const loose = changed.find(({ fuente }) => fuente === null);
    if (confirmada && loose) {
      throw invalidField('reglas', sinNormaDe(loose.nombre));
    }
    if (changed.length === 0) {
      return;
    }
    const { manager, tenant } = this.transactions;
    await manager
      .createQueryBuilder()
      .update(ReglaDePlazo)
      .set({ ...confirmacion(this.transactions, confirmada), version: () => 'version + 1' })
      .whereInIds(changed.map(({ id }) => id))
      .execute();
    const datos = { nombres: changed.map(({ nombre }) => nombre), confirmada };
    const entidad = { entidad: 'cuenta', entidadId: tenant.cuentaId } as const;
    this.auditoria.record({ accion: 'regla_de_plazo.confirmadas', ...entidad, datos });
    this.realtime.tellCuenta({ type: 'reglas-de-plazo.changed' });
  }

  private record(accion: Accion, entidadId: string, datos: Readonly<Record<string, unknown>>): void {
    this.auditoria.record({ accion, entidad: 'regla_de_plazo', entidadId, datos });
    this.realtime.tellCuenta({ type: 'reglas-de-plazo.changed' });
  }
}
