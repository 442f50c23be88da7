import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { trimmed } from '../../common/input/trimmed.js';
import type { PlanId } from '../plan/planes.js';

/** Where a part of a list begins. All lists have the newest first. */
export class PaginaQuery {
  /** Only those before this one, as `siguiente` of an answer names it. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El comienzo de la lista no es válido.' })
  antes?: string;
}

export class BuscadosQuery extends PaginaQuery {
  /** A part of the name; of people, of the e-mail too. */
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

/** Why an operator does something. It is kept in the record of what they did. */
export class MotivoDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el motivo.' })
  @Length(3, 300, { message: 'El motivo debe tener entre 3 y 300 caracteres.' })
  motivo: string;
}

const ESTADOS_DE_CUENTA = ['activa', 'por_cerrar', 'suspendida', 'cerrada'] as const;
export type EstadoDeCuenta = (typeof ESTADOS_DE_CUENTA)[number];

/** What the plan of a cuenta admits. */
export class LimitesDeCuentaDto {
  miembros: number;
  bytes: number;
}

/** A cuenta, without anything that it contains. */
export class CuentaAdministradaDto {
  id: string;
  nombre: string;
  /** ISO 3166. */
  pais: string;
  plan: PlanId;
  planNombre: string;
  /** `por_cerrar`: its titular asked for it, and can take it back until `cierraEn`. */
  @ApiProperty({ enum: ESTADOS_DE_CUENTA })
  estado: EstadoDeCuenta;
  creadaEn: Date;
  cierraEn: Date | null;
  suspendidaEn: Date | null;
  /** Why it is suspended. Its members are not told. */
  suspendidaMotivo: string | null;
  /** Its active members. */
  miembros: number;
  /** Without those in the trash. */
  carpetas: number;
  /** Of all its files, as its plan counts them. */
  bytes: number;
  limites: LimitesDeCuentaDto;
  /** When it was last used, by a session, a token or a page; a cuenta that nobody used yet, when it was made. */
  ultimaActividad: Date;
}

export class CuentasAdministradasDto {
  cuentas: CuentaAdministradaDto[];
  /** How many there are in all, whatever is searched. */
  total: number;
  /** Where the next ones begin; null when there are none. */
  siguiente: string | null;
}

/** That a person belongs to a cuenta, or did. */
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
  /** Whether they confirmed the e-mail. */
  verificada: boolean;
  segundoFactor: boolean;
  operador: boolean;
  /** Whether they may not sign in. */
  suspendida: boolean;
  creadaEn: Date;
  /** When they last signed in, as far as sessions are kept. */
  ultimoIngreso: Date | null;
  /** How many sessions they have open. */
  sesiones: number;
  cuentas: MembresiaAdministradaDto[];
}

export class PersonasAdministradasDto {
  personas: PersonaAdministradaDto[];
  total: number;
  siguiente: string | null;
}

export class SesionesDePersonaDto {
  /** How many were ended. */
  cerradas: number;
}

/** A cuenta that is named. */
export class CuentaNombradaDto {
  id: string;
  nombre: string;
}

/** A job that was given up after its last try. It is kept for a day. */
export class TrabajoAbandonadoDto {
  id: string;
  cola: string;
  /** The cuenta that it is about, where it says so. */
  cuenta: CuentaNombradaDto | null;
  creadoEn: Date;
  falladoEn: Date;
  intentos: number;
  /** The message of the last failure, without addresses and quoted texts. */
  error: string | null;
}

/** How the jobs of a queue stand. */
export class ColaDeTrabajosDto {
  cola: string;
  /** Those whose time has come and those of a later time. */
  esperan: number;
  enCurso: number;
  abandonados: number;
  /** For how many seconds the oldest of those that wait could have been done. */
  atrasoSegundos: number;
}

export class TrabajosAbandonadosDto {
  trabajos: TrabajoAbandonadoDto[];
  /** Every queue that has jobs left, those with given-up ones first. */
  colas: ColaDeTrabajosDto[];
  siguiente: string | null;
}

export class ReintentadosDto {
  /** How many are tried again. */
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
  /** The address, as `m…@dominio`; null for a mail that a member wrote, whose recipients are the cuenta's. */
  para: string | null;
  /** In words: «Invitación», «Correo de una persona». */
  clase: string;
  cuenta: CuentaNombradaDto | null;
  desde: Date;
  intentos: number;
  proximoIntento: Date | null;
  /** As in TrabajoAbandonadoDto. */
  error: string | null;
}

export class CorreosPendientesDto {
  correos: CorreoPendienteDto[];
  /** How many wait, are being sent or were given up. */
  total: number;
  siguiente: string | null;
}

const ESTADOS_DE_SALUD = ['bien', 'ojo', 'mal', 'sin_configurar'] as const;
export type EstadoDeSalud = (typeof ESTADOS_DE_SALUD)[number];

/** Something that the installation stands on. */
export class ParteDeSaludDto {
  /** `base`, `migraciones`, `trabajos`, `archivos`, `correo`, `redis`, `direccion`, `proveedor`. */
  clave: string;
  nombre: string;
  /** `ojo`: it works, and something should be known or changed. */
  @ApiProperty({ enum: ESTADOS_DE_SALUD })
  estado: EstadoDeSalud;
  /** A sentence that says what was found and what to do. */
  detalle: string;
  /** How long it took to ask. */
  ms: number;
}

/** A process of the product. */
export class ReplicaDto {
  id: string;
  /** The machine. */
  equipo: string;
  version: string;
  /** Of Node. */
  node: string;
  iniciadaEn: Date;
  /** How many tabs are connected to it. */
  conexiones: number;
  /** Whether it is the one that answers. */
  actual: boolean;
}

/** How the installation is. */
export class SaludDto {
  version: string;
  node: string;
  /** The version of PostgreSQL; null when it does not answer. */
  postgres: string | null;
  /** Since when this process runs. */
  iniciadaEn: Date;
  replicas: ReplicaDto[];
  partes: ParteDeSaludDto[];
}

/** Something that an operator did. */
export class HechoDeOperadorDto {
  id: string;
  /** Its number in the chain, from 1. */
  n: number;
  en: Date;
  /** The e-mail of the operator, as it was then. */
  operador: string;
  /** The network address. */
  direccion: string | null;
  accion: string;
  /** In words, without the operator: «suspendió la cuenta «Escribanía Sol»». */
  texto: string;
  motivo: string | null;
}

export class RegistroDeOperadoresDto {
  hechos: HechoDeOperadorDto[];
  siguiente: string | null;
}
