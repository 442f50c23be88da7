import { Injectable } from '@nestjs/common';
import { Auditoria } from '../auditoria/auditoria.service.js';
import { notFound } from '../common/errors/domain-error.js';
import { Realtime } from '../common/realtime/realtime.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { type Conteo, type EsFeriado, limiteDe, vencimientoDe } from '../plazos/computo.js';
import { calendarioDe, type DiaDelCalendario } from './calendario.js';
import { type Feriado, FeriadosRepository } from './feriados.repository.js';

/** Moves what depends on a day that became a holiday, or no longer is one. @returns how many things it moved */
type DayListener = (dia: string) => Promise<number>;

/** A day as it was written, and how many terms moved with it. */
export interface FeriadoEscrito {
  /** Null for one that is gone. */
  feriado: Feriado | null;
  recalculados: number;
}

/**
 * The holidays of the running cuenta: those of its country's calendar, and from the first change of a year on its own
 * copy of that year.
 */
@Injectable()
export class FeriadosService {
  private readonly listeners: DayListener[] = [];

  constructor(
    private readonly feriados: FeriadosRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** Calls `listener` in the transaction that makes a day a holiday or takes it away, after it is written. */
  onChange(listener: DayListener): void {
    this.listeners.push(listener);
  }

  /** All days of a year, in order, also those that were taken away; and whether the office has edited it. */
  async findYear(anio: number): Promise<{ feriados: Feriado[]; esEditado: boolean }> {
    const esEditado = (await this.feriados.findEdited(anio, anio)).length > 0;
    const feriados = esEditado ? await this.feriados.find(anio, anio) : await this.fromCalendar(anio);
    return { feriados, esEditado };
  }

  /** Says of each day between two, both `YYYY-MM-DD`, whether it is a holiday. */
  async between(desde: string, hasta: string): Promise<EsFeriado> {
    const [first, last] = [yearOf(desde), yearOf(hasta)];
    const edited = new Set(await this.feriados.findEdited(first, last));
    const days = edited.size > 0 ? await this.feriados.find(first, last) : [];
    for (let anio = first; anio <= last; anio++) {
      days.push(...(edited.has(anio) ? [] : await this.fromCalendar(anio)));
    }
    const off = new Set(days.filter(({ rige }) => rige).map(({ dia }) => dia));
    return (dia) => off.has(dia);
  }

  /** The last day of a term, by the holidays of the cuenta. @param inicio `YYYY-MM-DD` */
  async vencimiento(inicio: string, conteo: Conteo): Promise<string> {
    const { computo } = conteo;
    const esFeriado = computo === 'habiles' ? await this.between(inicio, limiteDe(inicio, conteo)) : () => false;
    return vencimientoDe(inicio, conteo, esFeriado);
  }

  /** Makes a day a holiday, or names it anew. */
  async put(dia: string, nombre: string): Promise<FeriadoEscrito> {
    const before = await this.take(dia);
    const feriado: Feriado = { dia, nombre, origen: before?.origen ?? 'propio', rige: true };
    await this.feriados.put(yearOf(dia), feriado);
    if (before?.rige) {
      if (before.nombre !== nombre) this.record('feriado.modificado', feriado, 0);
      return { feriado, recalculados: 0 };
    }
    return { feriado, recalculados: await this.changed('feriado.agregado', feriado) };
  }

  /** Takes a holiday away. One of the calendar stays as a day that is none. @throws DomainError 404 */
  async remove(dia: string): Promise<FeriadoEscrito> {
    const before = await this.take(dia);
    if (!before?.rige) {
      throw notFound('el feriado');
    }
    const feriado = before.origen === 'calendario' ? { ...before, rige: false } : null;
    await (feriado ? this.feriados.put(yearOf(dia), feriado) : this.feriados.delete(dia));
    return { feriado, recalculados: await this.changed('feriado.quitado', before) };
  }

  /** Forgets what was edited, since the cuenta is of another country now. */
  reset(): Promise<void> {
    return this.feriados.deleteAll();
  }

  /** Makes the year of a day the office's own, and locks it. @returns the day as it is */
  private async take(dia: string): Promise<Feriado | null> {
    const anio = yearOf(dia);
    await this.feriados.take(anio, await this.calendario(anio));
    return this.feriados.findDay(dia);
  }

  private async changed(accion: 'feriado.agregado' | 'feriado.quitado', feriado: Feriado): Promise<number> {
    let moved = 0;
    for (const listener of this.listeners) {
      moved += await listener(feriado.dia);
    }
    this.record(accion, feriado, moved);
    return moved;
  }

  private record(
    accion: 'feriado.agregado' | 'feriado.modificado' | 'feriado.quitado',
    { dia, nombre }: Feriado,
    plazos: number,
  ): void {
    const entidadId = this.transactions.tenant.cuentaId;
    this.auditoria.record({ accion, entidad: 'cuenta', entidadId, datos: { dia, nombre, plazos } });
    this.realtime.tellCuenta({ type: 'feriados.changed' });
  }

  private async fromCalendar(anio: number): Promise<Feriado[]> {
    return (await this.calendario(anio)).map((day) => ({ ...day, origen: 'calendario', rige: true }));
  }

  private async calendario(anio: number): Promise<DiaDelCalendario[]> {
    return calendarioDe((await this.directory.cuenta()).pais, anio);
  }
}

function yearOf(dia: string): number {
  return Number(dia.slice(0, 4));
}
