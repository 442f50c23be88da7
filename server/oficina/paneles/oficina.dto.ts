import { ApiProperty } from '@nestjs/swagger';
import type { EstadoUsuario } from '../../common/tenancy/estados-usuario.js';
import { CLASES_DE_AGENDA, type ClaseDeAgenda } from '../../expediente/agenda/agenda-source.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';

/** What happened to carpetas in one day of a week. */
export class DiaDeOficinaDto {
  /** `YYYY-MM-DD`. */
  dia: string;
  nuevas: number;
  /** Carpetas that changed their state. */
  movidas: number;
  firmadas: number;
  /** Carpetas whose signature was planned for this day, which has passed, and is still ahead. */
  atrasadas: number;
}

/** What happened to the carpetas of one person in a week. */
export class ResponsableDeOficinaDto {
  /** Null: of nobody. */
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
  /** Moved to entregada or archivada. */
  terminadas: number;
  anuladas: number;
  /** That were archivadas or suspendidas, and go on. */
  reabiertas: number;
  /** Whose signature was planned for a day of the week that has passed, and is still ahead. */
  atrasadas: number;
}

/** What the agenda of the office has, a card of a board, or a reminder of a nota. */
export type TipoDeCita = ClaseDeAgenda | 'tarjeta' | 'nota';

/** Something that the office has today or tomorrow: its tareas are those of the person, and those of nobody. */
export class CitaDeOficinaDto {
  @ApiProperty({ enum: [...CLASES_DE_AGENDA, 'tarjeta', 'nota'] })
  tipo: TipoDeCita;
  titulo: string;
  /** The moment, of what has one; null for what has a day alone. */
  hora: Date | null;
  /** Where it is: the place of an event, a carpeta, the title of a board. */
  lugar: string | null;
  /** The page of it. */
  enlace: string;
}

export class AgendaDeOficinaDto {
  hoy: CitaDeOficinaDto[];
  manana: CitaDeOficinaDto[];
}

/** Pending tareas by when they are due. */
export class TareasDeOficinaDto {
  vencidas: number;
  hoy: number;
  semana: number;
  despues: number;
  sinFecha: number;
  /** Of this week and the last one. */
  nuevas: { esta: number; pasada: number };
  completadas: { esta: number; pasada: number };
}

/** A member of the office and what is on their desk. */
export class PersonaDeOficinaDto {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rol: string;
  /** Presence. */
  estado: EstadoUsuario;
  /** Carpetas in their charge that are not entregadas, archivadas or anuladas. */
  carpetas: number;
  /** Of these, whose signature is late. */
  atrasadas: number;
  /** Pending tareas that they have. */
  tareas: number;
}

export class EstadoDeOficinaDto {
  estado: EstadoCarpeta;
  total: number;
}

/** The office at a glance: only what the person may see counts. */
export class OficinaDto {
  /** Which day it is in the cuenta, `YYYY-MM-DD`. */
  hoy: string;
  esta: SemanaDeOficinaDto;
  pasada: SemanaDeOficinaDto;
  /** Carpetas that are not entregadas, archivadas or anuladas, by state. */
  enCurso: EstadoDeOficinaDto[];
  /** Whose signature is planned for today. */
  firmanHoy: number;
  /** Whose signature was planned for a day that has passed, and is still ahead. */
  atrasadas: number;
  tareas: TareasDeOficinaDto;
  agenda: AgendaDeOficinaDto;
  equipo: PersonaDeOficinaDto[];
}

/** What the carpetas of one acto amount to, in the cuenta's currency. */
export class MontosDeActoDto {
  id: string;
  acto: string;
  /** Decimal text: of the carpetas that were signed this year. */
  firmado: string;
  /** Decimal text: of those whose signature is ahead. */
  porFirmar: string;
}

/** An amount of a period, in the cuenta's currency. */
export class MontoDePeriodoDto {
  /** The first day of the period, `YYYY-MM-DD`. */
  desde: string;
  /** Decimal text: of the carpetas that were signed in it. */
  firmado: string;
}

/** The carpetas whose amount is in another currency than the cuenta's. */
export class OtraMonedaDto {
  /** ISO 4217. */
  moneda: string;
  /** How many of them were signed this year. */
  firmadas: number;
  /** Of how many the signature is ahead. */
  porFirmar: number;
}

/** What the deeds of the office amount to: no income of the office, but the amounts of the carpetas. */
export class MontosDeOficinaDto {
  /** ISO 4217: that of the cuenta. Amounts in others are left out. */
  moneda: string;
  /** The carpetas that are left out, by currency. */
  otrasMonedas: OtraMonedaDto[];
  actos: MontosDeActoDto[];
  semanas: MontoDePeriodoDto[];
  meses: MontoDePeriodoDto[];
  anios: MontoDePeriodoDto[];
}
