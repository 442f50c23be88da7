import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/errors/domain-error.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type Accion, Auditoria } from '../../plataforma/auditoria/auditoria.service.js';
import { type CuentaFollower, FollowsCuentas } from '../../plataforma/cuentas/cuenta-followers.js';
import { type Conteo, type EsFeriado, limiteDe, vencimientoDe } from '../../vocabulario/computo.js';
import { CODIGOS_DE_COMUNIDAD, claveDeComunidad } from '../../vocabulario/comunidades.js';
import { calendarioDe, type DiaDelCalendario, reglasDeCuenta } from './calendario.js';
import { type Feriado, FeriadosRepository } from './feriados.repository.js';
import { ReglasDeFeriadosRepository } from './reglas-de-feriados.repository.js';

type AccionDeFeriados = Extract<Accion, `feriado.${string}`>;

/** Days of which some became holidays, or no longer are. */
export interface CambioDeFeriados {
  /** The first and the last of them, `YYYY-MM-DD`. */
  desde: string;
  hasta: string;
  /** Whether a new release said so, and nobody of the office. */
  isBySystem: boolean;
}

/** Moves what depends on days that changed. @returns how many things it moved */
type DayListener = (cambio: CambioDeFeriados) => Promise<number>;

/** A day as it was written, and how many terms moved with it. */
export interface FeriadoEscrito {
  /** Null for one that is gone. */
  feriado: Feriado | null;
  recalculados: number;
}

/**
 * The days on which the registers of the running cuenta close: those that its rules say, and over them the days that the
 * office edited in a year.
 */
@Injectable()
@FollowsCuentas()
export class FeriadosService implements CuentaFollower {
  private readonly listeners: DayListener[] = [];

  constructor(
    private readonly feriados: FeriadosRepository,
    private readonly reglas: ReglasDeFeriadosRepository,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
    private readonly auditoria: Auditoria,
    private readonly realtime: Realtime,
  ) {}

  /** Calls `listener` in the transaction that changes which days are holidays, after it is written. */
  onChange(listener: DayListener): void {
    this.listeners.push(listener);
  }

  /** All days of a year, in order, also those that were taken away; and whether the office has edited it. */
  async findYear(anio: number): Promise<{ feriados: Feriado[]; esEditado: boolean }> {
    const esEditado = (await this.feriados.findEdited(anio, anio)).length > 0;
    const days = esEditado ? await this.feriados.find(anio, anio) : [];
    return { feriados: over(await this.calendario(anio), days), esEditado };
  }

  /** Says of each day between two, both `YYYY-MM-DD`, whether it is a holiday. */
  async between(desde: string, hasta: string): Promise<EsFeriado> {
    const [first, last] = [yearOf(desde), yearOf(hasta)];
    const edited = await this.feriados.find(first, last);
    const days: DiaDelCalendario[] = [];
    for (let anio = first; anio <= last; anio++) {
      days.push(...(await this.calendario(anio)));
    }
    const off = new Set(
      over(days, edited)
        .filter(({ rige }) => rige)
        .map(({ dia }) => dia),
    );
    return (dia) => off.has(dia);
  }

  /** The last day of a term, by the holidays of the cuenta. @param inicio `YYYY-MM-DD` */
  async vencimiento(inicio: string, conteo: Conteo): Promise<string> {
    const { computo } = conteo;
    const esFeriado = computo === 'habiles' ? await this.between(inicio, limiteDe(inicio, conteo)) : () => false;
    return vencimientoDe(inicio, conteo, esFeriado);
  }

  /** The comunidad whose holidays the office has; null for none, and for an office in several. */
  async comunidad(): Promise<string | null> {
    const { pais } = await this.directory.cuenta();
    const rigen = reglasDeCuenta(pais, await this.reglas.findAll()).filter(({ rige }) => rige);
    const claves = new Set(rigen.map(({ clave }) => clave));
    const own = pais === 'ES' ? CODIGOS_DE_COMUNIDAD.filter((codigo) => claves.has(claveDeComunidad(codigo))) : [];
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** Makes a day a holiday, or names it anew. */
  async put(dia: string, nombre: string): Promise<FeriadoEscrito> {
    const before = await this.take(dia);
    // What the office names in its own words closes whatever a rule says.
    const origen = before?.nombre === nombre ? before.origen : 'propio';
    const feriado: Feriado = { dia, nombre, fuente: null, origen, rige: true };
    await this.feriados.put(yearOf(dia), feriado);
    if (before?.rige) {
      if (before.nombre !== nombre) this.record('feriado.modificado', { dia, nombre });
      return { feriado, recalculados: 0 };
    }
    return { feriado, recalculados: await this.changedDay('feriado.agregado', feriado) };
  }

  /** Takes a holiday away. One of the calendar stays as a day that is none. @throws DomainError 404 */
  async remove(dia: string): Promise<FeriadoEscrito> {
    const before = await this.take(dia);
    if (!before?.rige) {
      throw notFound('el feriado');
    }
    const isOfCalendar = (await this.calendario(yearOf(dia))).some((day) => day.dia === dia);
    const feriado: Feriado | null = isOfCalendar ? { ...before, origen: 'calendario', rige: false } : null;
    await (feriado ? this.feriados.put(yearOf(dia), feriado) : this.feriados.delete(dia));
    return { feriado, recalculados: await this.changedDay('feriado.quitado', before) };
  }

  /** Forgets what was edited, since the cuenta is of another country now. */
  countryChanged(): Promise<void> {
    return this.feriados.deleteAll();
  }

  /** Makes the year of a day the office's own, and locks it. @returns the day as it is */
  private async take(dia: string): Promise<Feriado | null> {
    const anio = yearOf(dia);
    await this.feriados.take(anio, await this.calendario(anio));
    const { feriados } = await this.findYear(anio);
    return feriados.find((feriado) => feriado.dia === dia) ?? null;
  }

  /** Moves what depends on rules or days that changed, and records why. @returns how many things moved */
  async changed(accion: AccionDeFeriados, datos: Record<string, unknown>, cambio: CambioDeFeriados): Promise<number> {
    const plazos = await this.recompute(cambio);
    this.record(accion, { ...datos, plazos });
    return plazos;
  }

  /** Computes open terms again. @returns how many things moved */
  async recompute(cambio: CambioDeFeriados): Promise<number> {
    let moved = 0;
    for (const listener of this.listeners) {
      moved += await listener(cambio);
    }
    return moved;
  }

  /** Records what was done to the holidays, and makes open tabs fetch them. */
  record(accion: AccionDeFeriados, datos: Record<string, unknown>): void {
    const entidadId = this.transactions.tenant.cuentaId;
    this.auditoria.record({ accion, entidad: 'cuenta', entidadId, datos });
    this.realtime.tellCuenta({ type: 'feriados.changed' });
  }

  private changedDay(accion: 'feriado.agregado' | 'feriado.quitado', { dia, nombre }: Feriado): Promise<number> {
    return this.changed(accion, { dia, nombre }, { desde: dia, hasta: dia, isBySystem: false });
  }

  private async calendario(anio: number): Promise<DiaDelCalendario[]> {
    const { pais } = await this.directory.cuenta();
    return calendarioDe(pais, anio, reglasDeCuenta(pais, await this.reglas.findAll()));
  }
}

/** The days of the calendar with what the office edited over them, in order. */
function over(calendario: readonly DiaDelCalendario[], edited: readonly Feriado[]): Feriado[] {
  const days = new Map(calendario.map((day) => [day.dia, { ...day, origen: 'calendario', rige: true } as Feriado]));
  for (const day of edited) {
    const known = days.get(day.dia);
    // A day that was copied from a calendar that no longer has it was edited by nobody.
    if (known || day.origen === 'propio') days.set(day.dia, { ...day, fuente: known?.fuente ?? null });
  }
  return [...days.values()].toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
}

function yearOf(dia: string): number {
  return Number(dia.slice(0, 4));
}
