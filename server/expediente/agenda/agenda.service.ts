import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { dayIn } from '../../common/day.js';
import { discovered } from '../../common/discovered.js';
import { invalidField } from '../../common/errors/domain-error.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { diasHasta } from '../../vocabulario/computo.js';
import { CarpetaGate } from '../carpetas/carpeta-gate.service.js';
import type { DiaDelCalendario } from '../feriados/calendario.js';
import { FeriadosService } from '../feriados/feriados.service.js';
import { type AgendaItem, AgendaOf, type AgendaSource } from './agenda-source.js';

/** The most days of one request. */
const MAX_DIAS = 100;

/** The first and the last day of a search over all days. */
const PRIMER_DIA = '1900-01-01';
const ULTIMO_DIA = '2199-12-31';

/** The agenda of all domains. */
@Injectable()
export class AgendaService implements OnModuleInit {
  private sources: AgendaSource[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly gate: CarpetaGate,
    private readonly feriados: FeriadosService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.sources = discovered<AgendaSource, unknown>(this.discovery, AgendaOf).map(({ instance }) => instance);
  }

  /** Today in the cuenta, `YYYY-MM-DD`. */
  async hoy(): Promise<string> {
    return dayIn((await this.directory.cuenta()).zonaHoraria, this.transactions.now);
  }

  /**
   * Finds the items of a period, in order. @throws DomainError 422 for a period that ends before it begins, or is too
   * long
   */
  async find(desde: string, hasta: string, usuarioId: string | null): Promise<AgendaItem[]> {
    const dias = diasHasta(desde, hasta);
    if (dias < 0 || dias > MAX_DIAS) {
      throw invalidField('hasta', `El período va de un día a otro, hasta ${MAX_DIAS} días después.`);
    }
    return this.findAll(desde, hasta, usuarioId);
  }

  /** As {@link find}, for a period of any length, and for one carpeta. */
  async findAll(
    desde: string,
    hasta: string,
    usuarioId: string | null,
    carpetaId: string | null = null,
  ): Promise<AgendaItem[]> {
    const { zonaHoraria } = await this.directory.cuenta();
    const items: AgendaItem[] = [];
    for (const source of this.sources) {
      items.push(...(await source.find({ desde, hasta, usuarioId, carpetaId, zonaHoraria })));
    }
    return items.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  }

  /** Finds the open items of a carpeta: the late ones, and the coming ones. @throws DomainError 404 */
  async findPendientes(carpetaId: string): Promise<{ hoy: string; atrasado: AgendaItem[]; proximo: AgendaItem[] }> {
    await this.gate.visible(carpetaId);
    const hoy = await this.hoy();
    const items = await this.findAll(PRIMER_DIA, ULTIMO_DIA, null, carpetaId);
    const pending = items.filter(({ hecho }) => !hecho);
    return {
      hoy,
      atrasado: pending.filter(({ dia }) => dia < hoy),
      proximo: pending.filter(({ dia }) => dia >= hoy),
    };
  }

  /** The holidays of a period. */
  async findFeriados(desde: string, hasta: string): Promise<Pick<DiaDelCalendario, 'dia' | 'nombre'>[]> {
    const years = new Set([desde, hasta].map((dia) => Number(dia.slice(0, 4))));
    const days: DiaDelCalendario[] = [];
    for (const anio of years) {
      const { feriados } = await this.feriados.findYear(anio);
      days.push(...feriados.filter(({ dia, rige }) => rige && dia >= desde && dia <= hasta));
    }
    return days.map(({ dia, nombre }) => ({ dia, nombre }));
  }
}

/** The key by which items are sorted. On a day, items without an hour come first. */
const orderOf = ({ dia, desde, clase, titulo, id }: AgendaItem): string =>
  [dia, desde?.toISOString() ?? '', clase, titulo, id].join(' ');
