import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { v7 as uuid } from 'uuid';
import { found } from '../../common/database/found.js';
import { dayIn } from '../../common/day.js';
import { invalidField, notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type Par, paresUsuales } from '../../vocabulario/monedas.js';
import { calculoDe, type Tramo, tramosEntre } from './conversion.js';
import {
  type Cotizacion,
  type CotizacionDeHistoria,
  CotizacionesRepository,
  type CotizacionNueva,
  type Fuente,
} from './cotizaciones.repository.js';
import { valorDe } from './valores.js';

/** The number of days for which a rate may be used to convert. */
const DIAS = 366;
const ENOUGH = 120;

/**
 * The rates of currencies. The office writes and withdraws its rates, but never changes them. Other rates come from the
 * operator's source.
 */
@Injectable()
export class CotizacionesService {
  constructor(
    private readonly repository: CotizacionesRepository,
    private readonly directory: CuentaDirectory,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
  ) {}

  /** Today's day in the cuenta, and its currency and time zone. */
  async aqui(): Promise<{ hoy: string; moneda: string; zonaHoraria: string }> {
    const { zonaHoraria, moneda } = await this.directory.cuenta();
    return { hoy: dayIn(zonaHoraria, this.transactions.now), moneda, zonaHoraria };
  }

  /** The pairs that the running user chose to follow; otherwise the usual pairs of the cuenta's currency. */
  async findSeguidas(): Promise<Par[]> {
    const chosen = await this.repository.findSeguidas();
    return chosen.length > 0 ? chosen : paresUsuales((await this.directory.cuenta()).moneda);
  }

  /** Chooses which pairs the running user follows. @throws DomainError 422 */
  async follow(pares: readonly Par[]): Promise<void> {
    const keys = pares.map(({ moneda, base }) => `${moneda}/${base}`);
    if (new Set(keys).size < keys.length) {
      throw invalidField('pares', 'Hay un par repetido.');
    }
    if (pares.some(({ moneda, base }) => moneda === base)) {
      throw invalidField('pares', 'Una moneda no se cotiza en sí misma.');
    }
    await this.repository.replaceSeguidas(pares);
    this.realtime.tellUsuario(this.transactions.tenant.usuarioId, { type: 'cotizaciones.changed' });
  }

  /** Adds a rate that a person wrote. @throws DomainError 422 */
  async create({ id, dia, moneda, base, valor }: Omit<CotizacionNueva, 'id'> & { id?: string | null }) {
    if (moneda === base) {
      throw invalidField('base', 'Una moneda no se cotiza en sí misma.');
    }
    if (dia > (await this.aqui()).hoy) {
      throw invalidField('dia', 'El día todavía no llegó.');
    }
    const nueva = { id: id ?? uuid(), dia, moneda, base, valor: valorDe('valor', valor) };
    await this.repository.insert([nueva], 'manual');
    this.auditoria.record({
      accion: 'cotizacion.anotada',
      entidad: 'cotizacion',
      entidadId: nueva.id,
      datos: { moneda, base, dia, valor: nueva.valor },
    });
    this.tell();
    const { now, tenant } = this.transactions;
    return { ...nueva, fuente: 'manual' as const, usuarioId: tenant.usuarioId, en: now };
  }

  /** Withdraws a rate that was written or imported by mistake. It stays in the history. @throws DomainError 404 */
  async withdraw(id: string): Promise<void> {
    await this.setRetirada(id, true);
  }

  /** Restores a withdrawn rate. @throws DomainError 404 */
  async restore(id: string): Promise<void> {
    await this.setRetirada(id, false);
  }

  private async setRetirada(id: string, isRetirada: boolean): Promise<void> {
    const { moneda, base, dia, valor } = found(await this.repository.setRetirada(id, isRetirada), 'la cotización');
    this.auditoria.record({
      accion: isRetirada ? 'cotizacion.retirada' : 'cotizacion.restaurada',
      entidad: 'cotizacion',
      entidadId: id,
      datos: { moneda, base, dia, valor },
    });
    this.tell();
  }

  /** Adds the checked rates of a file. @returns the id that undoes the import; null without rates */
  async addAll(nuevas: readonly CotizacionNueva[], fuente: Fuente): Promise<string | null> {
    if (nuevas.length === 0) {
      return null;
    }
    const importacion = uuid();
    await this.repository.insert(nuevas, fuente, importacion);
    this.auditoria.record({
      accion: 'cotizaciones.importadas',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { total: nuevas.length },
    });
    this.tell();
    return importacion;
  }

  /** Withdraws the rates of an import. @returns how many @throws DomainError 404 when none of them counts any more */
  async undoImport(importacion: string): Promise<number> {
    const total = await this.repository.withdrawImported(importacion);
    if (total === 0) {
      throw notFound('la importación');
    }
    this.auditoria.record({
      accion: 'cotizaciones.importacion_deshecha',
      entidad: 'cuenta',
      entidadId: this.transactions.tenant.cuentaId,
      datos: { total },
    });
    this.tell();
    return total;
  }

  /** The values that count already for these pairs and days, by `moneda/base/dia`. */
  async findKnown(nuevas: readonly CotizacionNueva[]): Promise<Map<string, string>> {
    const days = nuevas.map(({ dia }) => dia).toSorted();
    const [first, last] = [days[0], days.at(-1)];
    const known = first && last ? await this.repository.findSeries(nuevas, first, last) : [];
    return new Map(known.map(({ moneda, base, dia, valor }) => [`${moneda}/${base}/${dia}`, valor]));
  }

  /** The history of a pair, the latest day first. @param antes returns only rates before this day */
  async findHistory(par: Par, antes: string | undefined, limit = ENOUGH): Promise<CotizacionDeHistoria[]> {
    const { hoy } = await this.aqui();
    const last = antes ? (DateTime.fromISO(antes).minus({ days: 1 }).toISODate() ?? hoy) : hoy;
    return this.repository.findHistory(par, last < hoy ? last : hoy, limit);
  }

  /** The rates that count for each of the last `dias` days. */
  async findSeries(pares: readonly Par[], dias: number): Promise<Cotizacion[]> {
    const { hoy } = await this.aqui();
    return this.repository.findSeries(pares, daysBefore(hoy, dias), hoy);
  }

  /** The rate of each pair that counts on a day: the newest one up to that day. */
  findLatest(dia: string): Promise<Cotizacion[]> {
    return this.repository.findLatest(daysBefore(dia, DIAS), dia);
  }

  /**
   * Converts an amount by the rates of a day, or of the last earlier day.
   * @returns a null `resultado` when no rates lead to the currency
   * @throws DomainError 422 for a text that is no amount
   */
  async convert(
    pedido: { monto: string; de: string; a: string },
    dia?: string,
  ): Promise<{ resultado: string | null; tramos: Tramo[] }> {
    const monto = valorDe('monto', pedido.monto);
    const { hoy } = await this.aqui();
    const [converted] = await this.convertAll([{ ...pedido, monto }], dia ?? hoy);
    return converted ?? { resultado: null, tramos: [] };
  }

  /** As {@link convert}, for several decimals at once. */
  async convertAll(
    pedidos: readonly { monto: string; de: string; a: string }[],
    dia: string,
  ): Promise<{ resultado: string | null; tramos: Tramo[] }[]> {
    const [vigentes, { moneda }] = [await this.findLatest(dia), await this.aqui()];
    const ways = pedidos.map(({ de, a }) => tramosEntre(de, a, vigentes, [moneda, 'USD']));
    const calculos = pedidos.flatMap(({ monto, a }, i) => (ways[i] ? [calculoDe(monto, ways[i], a)] : []));
    const results = calculos.length > 0 ? await this.repository.compute(calculos) : [];
    return ways.map((tramos) => ({ resultado: (tramos && results.shift()) ?? null, tramos: tramos ?? [] }));
  }

  private tell(): void {
    this.realtime.tellCuenta({ type: 'cotizaciones.changed' });
  }
}

function daysBefore(dia: string, days: number): string {
  return DateTime.fromISO(dia).minus({ days }).toISODate() ?? dia;
}
