import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { dayIn } from '../../common/day.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { AgendaService } from '../../expediente/agenda/agenda.service.js';
import type { AgendaItem } from '../../expediente/agenda/agenda-source.js';
import { ESTADOS_CARPETA } from '../../vocabulario/carpeta-estados.js';
import type {
  CitaDeOficinaDto,
  MontoDePeriodoDto,
  MontosDeOficinaDto,
  OficinaDto,
  OtraMonedaDto,
  PersonaDeOficinaDto,
} from './oficina.dto.js';
import { type Cita, MAX_CITAS, type MontoDeActo, OficinaRepository } from './oficina.repository.js';
import { weekOf } from './semana-de-oficina.js';
import { masDias, semanasDe } from './semanas.js';

/** The number of weeks, months and years that the sums go back. */
const BACK = { week: 8, month: 12, year: 5 } as const;
type Unit = keyof typeof BACK;

/** The panel of the office: the figures and entries that the running user may see. */
@Injectable()
export class OficinaService {
  constructor(
    private readonly figures: OficinaRepository,
    private readonly agenda: AgendaService,
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  async get(): Promise<OficinaDto> {
    const { zonaHoraria } = await this.directory.cuenta();
    const naming = await this.directory.naming();
    const semanas = semanasDe(dayIn(zonaHoraria, this.transactions.now));
    const { hoy, esta, pasada } = semanas;
    const [desde, hasta] = [pasada[0]!, esta[6]!];
    const hechos = await this.figures.findHechos(desde, hasta, hoy, zonaHoraria);
    const movimientos = await this.figures.findMovimientos(desde, hasta, zonaHoraria);
    const carga = await this.figures.findCarga();
    const porFirmar = await this.figures.findPorFirmar(hoy);
    const tareas = await this.figures.findTareas(hoy, hasta, zonaHoraria);
    const citas = await this.findCitas(hoy, zonaHoraria);
    const pending = (vence: string) => sum(tareas.filter((one) => one.vence === vence));
    return {
      hoy,
      esta: weekOf(esta, hechos, movimientos, naming),
      pasada: weekOf(pasada, hechos, movimientos, naming),
      enCurso: ESTADOS_CARPETA.flatMap((estado) => {
        const total = sum(carga.filter((one) => one.estado === estado));
        return total > 0 ? [{ estado, total }] : [];
      }),
      firmanHoy: porFirmar.reduce((total, one) => total + one.hoy, 0),
      atrasadas: porFirmar.reduce((total, one) => total + one.atrasadas, 0),
      tareas: {
        vencidas: pending('vencidas'),
        hoy: pending('hoy'),
        semana: pending('semana'),
        despues: pending('despues'),
        sinFecha: pending('sinFecha'),
        ...(await this.figures.findRitmo(esta[0]!, desde, zonaHoraria)),
      },
      agenda: {
        hoy: citas
          .filter(({ dia }) => dia === hoy)
          .toSorted(inOrder)
          .map(toCita),
        manana: citas
          .filter(({ dia }) => dia !== hoy)
          .toSorted(inOrder)
          .map(toCita),
      },
      equipo: (await this.directory.miembros()).map(
        ({ id, nombre, email, avatar, rol, estado }): PersonaDeOficinaDto => ({
          ...{ id, nombre, email, avatar, rol, estado },
          carpetas: sum(carga.filter(({ responsableId }) => responsableId === id)),
          atrasadas: porFirmar.find(({ responsableId }) => responsableId === id)?.atrasadas ?? 0,
          tareas: sum(tareas.filter(({ asignadaA }) => asignadaA === id)),
        }),
      ),
    };
  }

  /** The entries of today and tomorrow that are not done. */
  private async findCitas(hoy: string, zona: string): Promise<Cita[]> {
    const manana = masDias(hoy, 1);
    const yo = this.transactions.tenant.usuarioId;
    const isFor = ({ clase, hecho, personas }: AgendaItem) =>
      // An event of today that is over stays in the list: it tells what there was.
      (!hecho || clase === 'evento') && (clase !== 'tarea' || personas.length === 0 || personas.includes(yo));
    const items = (await this.agenda.findAll(hoy, manana, null)).filter(isFor);
    const few = [...Map.groupBy(items, ({ clase, dia }) => `${clase} ${dia}`).values()].flatMap((some) =>
      some.slice(0, MAX_CITAS),
    );
    // An event that began yesterday counts as one of today.
    const citas = few.map((item) => citaOf({ ...item, dia: item.dia < hoy ? hoy : item.dia }));
    return [...citas, ...(await this.figures.findOtrasCitas(hoy, manana, zona))];
  }

  /** The sums of the montos of the carpetas that the person sees. */
  async montos(): Promise<MontosDeOficinaDto> {
    const { moneda } = await this.directory.cuenta();
    const hoy = await this.today();
    const yearBegin = hoy.startOf('year').toISODate()!;
    const since = async (unit: Unit) => {
      const found = await this.figures.findFirmado(moneda, unit, firstOf(unit, hoy).toISODate()!);
      return periodsOf(unit, hoy).map(({ desde, firmado }) => ({
        desde,
        firmado: found.find((one) => one.desde === desde)?.firmado ?? firmado,
      }));
    };
    const montos = await this.figures.findMontosDeActos(yearBegin);
    const isOwn = (monto: { moneda: string | null }) => monto.moneda === moneda;
    return {
      moneda,
      otrasMonedas: otrasMonedasOf(montos.filter((monto) => !isOwn(monto))),
      actos: montos.filter(isOwn).map(({ id, acto, firmado, porFirmar }) => ({ id, acto, firmado, porFirmar })),
      semanas: await since('week'),
      meses: await since('month'),
      anios: await since('year'),
    };
  }

  /** The same periods without any sums, for people who may not see sums. */
  async sinMontos(): Promise<MontosDeOficinaDto> {
    const { moneda } = await this.directory.cuenta();
    const hoy = await this.today();
    const [semanas, meses, anios] = (['week', 'month', 'year'] as const).map((unit) => periodsOf(unit, hoy));
    return { moneda, otrasMonedas: [], actos: [], semanas: semanas!, meses: meses!, anios: anios! };
  }

  private async today(): Promise<DateTime> {
    const { zonaHoraria } = await this.directory.cuenta();
    return DateTime.fromISO(dayIn(zonaHoraria, this.transactions.now), { zone: 'utc' });
  }
}

const firstOf = (unit: Unit, hoy: DateTime) => hoy.startOf(unit).minus({ [unit]: BACK[unit] - 1 });

/** The periods until today, each with the sum 0. */
function periodsOf(unit: Unit, hoy: DateTime): MontoDePeriodoDto[] {
  const first = firstOf(unit, hoy);
  return Array.from({ length: BACK[unit] }, (_, n) => ({
    desde: first.plus({ [unit]: n }).toISODate()!,
    firmado: '0.00',
  }));
}

/** The numbers of carpetas in each of these currencies, by code. */
function otrasMonedasOf(montos: readonly MontoDeActo[]): OtraMonedaDto[] {
  return [...Map.groupBy(montos, ({ moneda }) => moneda)]
    .flatMap(([moneda, some]): OtraMonedaDto[] => {
      const count = (figure: 'firmadas' | 'pendientes') => some.reduce((total, one) => total + one[figure], 0);
      return moneda ? [{ moneda, firmadas: count('firmadas'), porFirmar: count('pendientes') }] : [];
    })
    .toSorted((one, other) => one.moneda.localeCompare(other.moneda));
}

const sum = (parts: readonly { total: number }[]) => parts.reduce((whole, { total }) => whole + total, 0);

/** Entries without an hour come first, since they are for the whole day. */
const inOrder = (one: Cita, other: Cita) => Number(one.hora ?? 0) - Number(other.hora ?? 0);

/** The title of a firma is the carátula of its carpeta. The place of other entries may be their carpeta. */
function citaOf({ clase, dia, titulo, desde, lugar, enlace, carpetaCodigo, carpetaCaratula }: AgendaItem): Cita {
  return clase === 'firma'
    ? { tipo: clase, dia, titulo: carpetaCaratula ?? titulo, hora: null, lugar: carpetaCodigo, enlace }
    : { tipo: clase, dia, titulo, hora: desde, lugar: lugar ?? carpetaCodigo ?? carpetaCaratula, enlace };
}

const toCita = ({ dia: _, ...cita }: Cita): CitaDeOficinaDto => cita;
