import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { trimmed } from '../../common/input/trimmed.js';
import type { PlanId } from '../plan/planes.js';

/** Where a part of a list begins. Every list has the newest entry first. */
export class PaginaQuery {
  /** The `siguiente` of the last answer: the part begins after that entry. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El comienzo de la lista no es válido.' })
  antes?: string;
}

export class BuscadosQuery extends PaginaQuery {
  /** A part of the name. Lists of people search the e-mail too. */
  @IsOptional()
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(100, { message: 'La búsqueda puede tener hasta 100 caracteres.' })
  buscar?: string;
}

const COLA = /^[\w-]{1,80}$/;
const COLA_INVALIDA = { message: 'La cola no es válida.' };

export class TrabajosQuery extends PaginaQuery {
  @IsOptional()
  @Matches(COLA, COLA_INVALIDA)
  cola?: string;
}

export class ColaDto {
  @Matches(COLA, COLA_INVALIDA)
  cola: string;
}

/** The operator's reason. The operators' log keeps it. */
export class MotivoDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el motivo.' })
  @Length(3, 300, { message: 'El motivo debe tener entre 3 y 300 caracteres.' })
  motivo: string;
}

const ESTADOS_DE_CUENTA = ['activa', 'por_cerrar', 'suspendida', 'cerrada'] as const;
export type EstadoDeCuenta = (typeof ESTADOS_DE_CUENTA)[number];

/** The limits of a cuenta's plan. */
export class LimitesDeCuentaDto {
  miembros: number;
  bytes: number;
}

/** A cuenta as operators see it, without its contents. */
export class CuentaAdministradaDto {
  id: string;
  nombre: string;
  /** The country, as an ISO 3166 code. */
  pais: string;
  plan: PlanId;
  planNombre: string;
  /** `por_cerrar`: the titular asked to close the cuenta, and can withdraw that until `cierraEn`. */
  @ApiProperty({ enum: ESTADOS_DE_CUENTA })
  estado: EstadoDeCuenta;
  creadaEn: Date;
  cierraEn: Date | null;
  suspendidaEn: Date | null;
  /** Why the cuenta is suspended. Its members are not told. */
  suspendidaMotivo: string | null;
  /** The number of active members. */
  miembros: number;
  /** The number of carpetas outside the trash. */
  carpetas: number;
  /** The size of all files of the cuenta, as its plan counts them. */
  bytes: number;
  limites: LimitesDeCuentaDto;
  /** The last use of the cuenta by a session, a token or a page. Before the first use: its creation. */
  ultimaActividad: Date;
}

export class CuentasAdministradasDto {
  cuentas: CuentaAdministradaDto[];
  /** The number of all entries, whatever the search. */
  total: number;
  /** The cursor for the next part; null when the list ends here. */
  siguiente: string | null;
}

/** A person's membership of a cuenta, present or past. */
export class MembresiaAdministradaDto {
  id: string;
  nombre: string;
  /** The name of the role. */
  rol: string;
  @ApiProperty({ enum: ['activa', 'suspendida', 'retirada'] })
  estado: 'activa' | 'suspendida' | 'retirada';
}

/** A person who can sign in. */
export class PersonaAdministradaDto {
  id: string;
  nombre: string;
  email: string;
  /** Whether the person confirmed the e-mail. */
  verificada: boolean;
  segundoFactor: boolean;
  operador: boolean;
  /** Whether an operator suspended the person, who then cannot sign in. */
  suspendida: boolean;
  creadaEn: Date;
  /** The last sign-in, as far as sessions are kept. */
  ultimoIngreso: Date | null;
  /** The number of open sessions. */
  sesiones: number;
  cuentas: MembresiaAdministradaDto[];
}

export class PersonasAdministradasDto {
  personas: PersonaAdministradaDto[];
  total: number;
  siguiente: string | null;
}

export class SesionesDePersonaDto {
  /** The number of sessions that were ended. */
  cerradas: number;
}

/** A cuenta and its name. */
export class CuentaNombradaDto {
  id: string;
  nombre: string;
}

/** A job that was given up after its last try. It is kept for a day. */
export class TrabajoAbandonadoDto {
  id: string;
  cola: string;
  /** The cuenta of the job; null when the job names none. */
  cuenta: CuentaNombradaDto | null;
  creadoEn: Date;
  falladoEn: Date;
  intentos: number;
  /** The message of the last failure, without addresses and quoted texts. */
  error: string | null;
}

/** The state of a queue of jobs. */
export class ColaDeTrabajosDto {
  cola: string;
  /** The number of jobs that wait, due or planned for later. */
  esperan: number;
  enCurso: number;
  abandonados: number;
  /** How many seconds ago the oldest waiting job was due. */
  atrasoSegundos: number;
}

export class TrabajosAbandonadosDto {
  trabajos: TrabajoAbandonadoDto[];
  /** Every queue that has jobs left. Queues with given-up jobs come first. */
  colas: ColaDeTrabajosDto[];
  siguiente: string | null;
}

export class ReintentadosDto {
  /** The number of jobs that are tried again. */
  reintentados: number;
}

const ESTADOS_DE_CORREO = ['espera', 'reintento', 'enviando', 'abandonado'] as const;
export type EstadoDeCorreo = (typeof ESTADOS_DE_CORREO)[number];

/** A mail that waits to be sent, or was given up. */
export class CorreoPendienteDto {
  id: string;
  /** `reintento`: a try failed, and another follows. */
  @ApiProperty({ enum: ESTADOS_DE_CORREO })
  estado: EstadoDeCorreo;
  /** The address, as `m…@dominio`. Null for a member's own mail, whose recipients belong to the cuenta. */
  para: string | null;
  /** The kind of mail, in words: «Invitación», «Correo de una persona». */
  clase: string;
  cuenta: CuentaNombradaDto | null;
  desde: Date;
  intentos: number;
  proximoIntento: Date | null;
  /** The message of the last failure, without addresses and quoted texts. */
  error: string | null;
}

export class CorreosPendientesDto {
  correos: CorreoPendienteDto[];
  /** The number of mails that wait, are being sent or were given up. */
  total: number;
  siguiente: string | null;
}

const ESTADOS_DE_SALUD = ['bien', 'ojo', 'mal', 'sin_configurar'] as const;
export type EstadoDeSalud = (typeof ESTADOS_DE_SALUD)[number];

/** A service or a setting that the installation needs. */
export class ParteDeSaludDto {
  /** `base`, `migraciones`, `trabajos`, `archivos`, `correo`, `redis`, `direccion`, `proveedor`. */
  clave: string;
  nombre: string;
  /** `ojo`: the part works, but an operator should read `detalle`. */
  @ApiProperty({ enum: ESTADOS_DE_SALUD })
  estado: EstadoDeSalud;
  /** A sentence that says what was found and what to do. */
  detalle: string;
  /** How long the check took. */
  ms: number;
}

/** A running process of the product. */
export class ReplicaDto {
  id: string;
  /** The name of the machine. */
  equipo: string;
  version: string;
  /** The version of Node. */
  node: string;
  iniciadaEn: Date;
  /** The number of tabs connected to this replica. */
  conexiones: number;
  /** Whether this replica answered the request. */
  actual: boolean;
}

/** The state of the installation. */
export class SaludDto {
  version: string;
  node: string;
  /** The version of PostgreSQL; null when it does not answer. */
  postgres: string | null;
  /** When this process started. */
  iniciadaEn: Date;
  replicas: ReplicaDto[];
  partes: ParteDeSaludDto[];
}

/** An action of an operator. */
export class HechoDeOperadorDto {
  id: string;
  /** The number of the entry in the chain, from 1. */
  n: number;
  en: Date;
  /** The e-mail of the operator at that time. */
  operador: string;
  /** The network address. */
  direccion: string | null;
  accion: string;
  /** The action in words, without the operator: «suspendió la cuenta «Escribanía Sol»». */
  texto: string;
  motivo: string | null;
}

export class RegistroDeOperadoresDto {
  hechos: HechoDeOperadorDto[];
  siguiente: string | null;
}
