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

/** A period in which days became holidays, or are no longer holidays. */
export interface CambioDeFeriados {
  /** The first day of the period, `YYYY-MM-DD`; `hasta` is the last. */
  desde: string;
  hasta: string;
  /** Whether a new release changed the days, not a person of the office. */
  isBySystem: boolean;
}

/** Computes rows again that depend on the changed days. @returns the number of rows with another last day */
type DayListener = (cambio: CambioDeFeriados) => Promise<number>;

/** A written holiday, and how many plazos and certificates have another last day. */
export interface FeriadoEscrito {
  /** Null for a deleted holiday. */
  feriado: Feriado | null;
  recalculados: number;
}

/**
 * The days on which the registers of the running cuenta close. Rules give the days; the days that the office edited
 * replace them.
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

  /** Calls `listener` after each change of holidays, in the same transaction. */
  onChange(listener: DayListener): void {
    this.listeners.push(listener);
  }

  /** All days of a year, in order, also removed holidays. Says also whether the office has edited the year. */
  async findYear(anio: number): Promise<{ feriados: Feriado[]; esEditado: boolean }> {
    const esEditado = (await this.feriados.findEdited(anio, anio)).length > 0;
    const days = esEditado ? await this.feriados.find(anio, anio) : [];
    return { feriados: over(await this.calendario(anio), days), esEditado };
  }

  /** A function that says whether a day of this period is a holiday. Days are `YYYY-MM-DD`. */
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

  /** The last day of a plazo, by the holidays of the cuenta. @param inicio `YYYY-MM-DD` */
  async vencimiento(inicio: string, conteo: Conteo): Promise<string> {
    const { computo } = conteo;
    const esFeriado = computo === 'habiles' ? await this.between(inicio, limiteDe(inicio, conteo)) : () => false;
    return vencimientoDe(inicio, conteo, esFeriado);
  }

  /** The comunidad whose holidays the office has. Null for no comunidad, or several. */
  async comunidad(): Promise<string | null> {
    const { pais } = await this.directory.cuenta();
    const rigen = reglasDeCuenta(pais, await this.reglas.findAll()).filter(({ rige }) => rige);
    const claves = new Set(rigen.map(({ clave }) => clave));
    const own = pais === 'ES' ? CODIGOS_DE_COMUNIDAD.filter((codigo) => claves.has(claveDeComunidad(codigo))) : [];
    return own.length === 1 ? (own[0] ?? null) : null;
  }

  /** Makes a day a holiday, or renames it. */
  async put(dia: string, nombre: string): Promise<FeriadoEscrito> {
    const before = await this.take(dia);
    // A holiday that the office named itself stays, whatever the rules say.
    const origen = before?.nombre === nombre ? before.origen : 'propio';
    const feriado: Feriado = { dia, nombre, fuente: null, origen, rige: true };
    await this.feriados.put(yearOf(dia), feriado);
    if (before?.rige) {
      if (before.nombre !== nombre) this.record('feriado.modificado', { dia, nombre });
      return { feriado, recalculados: 0 };
    }
    return { feriado, recalculados: await this.changedDay('feriado.agregado', feriado) };
  }

  /** Removes a holiday. A holiday of the calendar stays as a removed holiday. @throws DomainError 404 */
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

  /** Deletes the edited years and rules, since the cuenta has another country now. */
  countryChanged(): Promise<void> {
    return this.feriados.deleteAll();
  }

  /** Makes the year of a day an edited year, and locks it. @returns the day as it is */
  private async take(dia: string): Promise<Feriado | null> {
    const anio = yearOf(dia);
    await this.feriados.take(anio, await this.calendario(anio));
    const { feriados } = await this.findYear(anio);
    return feriados.find((feriado) => feriado.dia === dia) ?? null;
  }

  /**
   * Computes again after a change of rules or days, and records why. @returns the number of rows with another last day
   */
  async changed(accion: AccionDeFeriados, datos: Record<string, unknown>, cambio: CambioDeFeriados): Promise<number> {
    const plazos = await this.recompute(cambio);
    this.record(accion, { ...datos, plazos });
    return plazos;
  }

  /** Computes open plazos and certificates again. @returns the number of rows with another last day */
  async recompute(cambio: CambioDeFeriados): Promise<number> {
    let moved = 0;
    for (const listener of this.listeners) {
      moved += await listener(cambio);
    }
    return moved;
  }

  /** Records a change of the holidays, and makes open tabs fetch them. */
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

/** The calendar's days, replaced by the days that the office edited, in order. */
function over(calendario: readonly DiaDelCalendario[], edited: readonly Feriado[]): Feriado[] {
  const days = new Map(calendario.map((day) => [day.dia, { ...day, origen: 'calendario', rige: true } as Feriado]));
  for (const day of edited) {
    const known = days.get(day.dia);
    // A copied day that has left the calendar is dropped: the office did not write it.
    if (known || day.origen === 'propio') days.set(day.dia, { ...day, fuente: known?.fuente ?? null });
  }
  return [...days.values()].toSorted((a, b) => (a.dia < b.dia ? -1 : 1));
}

function yearOf(dia: string): number {
  return Number(dia.slice(0, 4));
}
