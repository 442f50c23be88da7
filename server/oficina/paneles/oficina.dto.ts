import type { EstadoUsuario } from '../../common/tenancy/estados-usuario.js';
import type { ClaseDeAgenda } from '../../expediente/agenda/agenda-source.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';

/** The figures of the carpetas for a day of a week. */
export class DiaDeOficinaDto {
  /** `YYYY-MM-DD`. */
  dia: string;
  nuevas: number;
  /** The number of carpetas that changed their state. */
  movidas: number;
  firmadas: number;
  /** The number of carpetas not signed yet whose planned day is this day. 0 unless the day has passed. */
  atrasadas: number;
}

/** The figures of the carpetas of one person in a week. */
export class ResponsableDeOficinaDto {
  /** The id of the person; null for carpetas of nobody. */
  id: string | null;
  nombre: string;
  nuevas: number;
  movidas: number;
  firmadas: number;
  atrasadas: number;
}

/** A week of the office: from Monday to Sunday in the cuenta's time zone. */
export class SemanaDeOficinaDto {
  /** `YYYY-MM-DD`. */
  desde: string;
  hasta: string;
  dias: DiaDeOficinaDto[];
  responsables: ResponsableDeOficinaDto[];
  nuevas: number;
  movidas: number;
  firmadas: number;
  /** The number of carpetas that were moved to entregada or archivada. */
  terminadas: number;
  anuladas: number;
  /** The number of carpetas that were archivadas or suspendidas and go on. */
  reabiertas: number;
  /** The number of carpetas not signed yet whose planned day is a past day of the week. */
  atrasadas: number;
}

/** The kinds of entries: those of the office's agenda, a card of a board, or a reminder of a nota. */
export type TipoDeCita = ClaseDeAgenda | 'tarjeta' | 'nota';

/** An entry of today or tomorrow. Tareas are those of the person and those of nobody. */
export class CitaDeOficinaDto {
  tipo: TipoDeCita;
  titulo: string;
  /** The moment of the entry; null when it has only a day. */
  hora: Date | null;
  /** The place of an event, the carpeta, or the title of a board. */
  lugar: string | null;
  /** The address of the entry's page. */
  enlace: string;
}

export class AgendaDeOficinaDto {
  hoy: CitaDeOficinaDto[];
  manana: CitaDeOficinaDto[];
}

/** The numbers of pending tareas, by the time when they are due. */
export class TareasDeOficinaDto {
  vencidas: number;
  hoy: number;
  semana: number;
  despues: number;
  sinFecha: number;
  /** The numbers of tareas that were made this week and last week. */
  nuevas: { esta: number; pasada: number };
  completadas: { esta: number; pasada: number };
}

/** A member of the office, with the numbers of their carpetas and tareas. */
export class PersonaDeOficinaDto {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rol: string;
  /** The presence of the member. */
  estado: EstadoUsuario;
  /** The number of carpetas in their charge that are not entregadas, archivadas or anuladas. */
  carpetas: number;
  /** The number of those carpetas whose signature is late. */
  atrasadas: number;
  /** The number of their pending tareas. */
  tareas: number;
}

export class EstadoDeOficinaDto {
  estado: EstadoCarpeta;
  total: number;
}

/** The panel of the office. It counts only what the person may see. */
export class OficinaDto {
  /** Today's day in the cuenta, `YYYY-MM-DD`. */
  hoy: string;
  esta: SemanaDeOficinaDto;
  pasada: SemanaDeOficinaDto;
  /** The numbers of carpetas that are not entregadas, archivadas or anuladas, by state. */
  enCurso: EstadoDeOficinaDto[];
  /** The number of carpetas whose signature is planned for today. */
  firmanHoy: number;
  /** The number of carpetas not signed yet whose planned day has passed. */
  atrasadas: number;
  tareas: TareasDeOficinaDto;
  agenda: AgendaDeOficinaDto;
  equipo: PersonaDeOficinaDto[];
}

/** The sums of the montos of the carpetas of one acto, in the cuenta's currency. */
export class MontosDeActoDto {
  id: string;
  acto: string;
  /** The sum of the carpetas that were signed this year, as decimal text. */
  firmado: string;
  /** The sum of the carpetas that are still to be signed, as decimal text. */
  porFirmar: string;
}

/** The sum of the montos of a period, in the cuenta's currency. */
export class MontoDePeriodoDto {
  /** The first day of the period, `YYYY-MM-DD`. */
  desde: string;
  /** The sum of the carpetas that were signed in the period, as decimal text. */
  firmado: string;
}

/** The carpetas whose monto is in another currency than the cuenta's. */
export class OtraMonedaDto {
  /** The currency's code of ISO 4217. */
  moneda: string;
  /** The number of carpetas that were signed this year. */
  firmadas: number;
  /** The number of carpetas that are still to be signed. */
  porFirmar: number;
}

/** The sums of the montos of carpetas. They are the amounts of the deeds, not the income of the office. */
export class MontosDeOficinaDto {
  /** The code of the cuenta's currency (ISO 4217). Montos in other currencies are left out. */
  moneda: string;
  /** The numbers of carpetas that are left out, by currency. */
  otrasMonedas: OtraMonedaDto[];
  actos: MontosDeActoDto[];
  semanas: MontoDePeriodoDto[];
  meses: MontoDePeriodoDto[];
  anios: MontoDePeriodoDto[];
}
