import { OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  MaxLength,
} from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NestedEach } from '../../common/input/nested.js';
import { NewId } from '../../common/input/new-id.js';
import { eachTrimmed, trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { ROL_PARTE_NOMBRE } from '../../vocabulario/parte-roles.js';
import { PASOS_DE_PLAZOS, type PasoDePlazo } from '../../vocabulario/plazo-de-acto.js';
import { TIPOS_CERTIFICADO, type TipoCertificado } from '../../vocabulario/tipos-certificado.js';

/** A kind of acto with which a carpeta can be opened. */
export class TipoActoDto {
  id: string;
  nombre: string;
  pais: string;
  /** Whether the carpeta goes to a register after its signature. */
  esRegistrable: boolean;
  /** Whether a new carpeta of this acto is reserved. */
  reservadoPorDefecto: boolean;
  /** The roles that the partes must have before the signature. */
  rolesRequeridos: string[];
  /** Whether new carpetas can be opened with this acto. */
  activo: boolean;
  /** The newest version. New carpetas get it; others keep theirs. */
  version: number;
}

/** A requirement that an acto has for carpetas before their signature. */
export class RequisitoDeActoDto {
  /**
   * Stable within the acto. With it, carpetas find their requisitos in a new version. Without it, the requisito is new.
   */
  @IsOptional()
  @IsString({ message: 'La clave debe ser un texto.' })
  @Length(1, 60, { message: 'La clave debe tener entre 1 y 60 caracteres.' })
  clave?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba qué hace falta.' })
  @Length(1, 200, { message: 'Cada requisito debe tener entre 1 y 200 caracteres.' })
  nombre: string;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La descripción debe ser un texto.' })
  @MaxLength(1000, { message: 'La descripción puede tener hasta 1000 caracteres.' })
  descripcion?: string | null;

  /** Whether the signature waits for the requisito. */
  @IsBoolean({ message: 'Indique con true o false si es obligatorio.' })
  obligatorio: boolean;

  /** The norm of the requisito. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La fuente debe ser un texto.' })
  @MaxLength(200, { message: 'La fuente puede tener hasta 200 caracteres.' })
  fuente?: string | null;

  /** The kind of certificate that fulfils the requisito. */
  @IsOptional()
  @IsIn(TIPOS_CERTIFICADO, { message: 'Ese tipo de certificado no se conoce.' })
  certificado?: TipoCertificado | null;
}

/** A plazo that begins by itself with a step of a carpeta. */
export class PlazoDeActoDto {
  /** The clave of a rule of the cuenta. */
  @IsString({ message: 'Elija la regla del plazo.' })
  @Length(1, 40, { message: 'Elija la regla del plazo.' })
  regla: string;

  /** The step that begins the plazo. The rule says from which day the plazo counts. */
  @IsIn(PASOS_DE_PLAZOS, { message: 'Elija con qué paso comienza el plazo.' })
  desde: PasoDePlazo;

  /** The steps that fulfil the plazo. When the list is empty, only a person fulfils it. */
  @IsArray({ message: 'Los pasos que cumplen el plazo deben ser una lista.' })
  @ArrayUnique({ message: 'Hay un paso repetido.' })
  @IsIn(PASOS_DE_PLAZOS, { each: true, message: 'Uno de los pasos que cumplen el plazo no sirve para eso.' })
  hasta: PasoDePlazo[];
}

/** The fields of an acto that change. Fields that are not sent stay. Each change is a new version. */
export class ModificarActoDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'El nombre debe ser un texto.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre?: string;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si se inscribe.' })
  esRegistrable?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si sus carpetas son reservadas.' })
  reservadoPorDefecto?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si pide la ficha de prevención de lavado.' })
  alcanceAml?: boolean;

  @MayBeOmitted()
  @IsArray({ message: 'Los roles deben ser una lista.' })
  @ArrayUnique({ message: 'Hay un rol repetido.' })
  @IsIn(Object.keys(ROL_PARTE_NOMBRE), { each: true, message: 'Uno de los roles no existe.' })
  rolesRequeridos?: string[];

  @MayBeOmitted()
  @IsArray({ message: 'Los requisitos deben ser una lista.' })
  @ArrayMaxSize(60, { message: 'Un acto puede tener hasta 60 requisitos.' })
  @NestedEach(() => RequisitoDeActoDto, 'Cada requisito debe ser un objeto.')
  requisitos?: RequisitoDeActoDto[];

  @MayBeOmitted()
  @IsArray({ message: 'Los plazos deben ser una lista.' })
  @ArrayMaxSize(20, { message: 'Un acto puede tener hasta 20 plazos.' })
  @NestedEach(() => PlazoDeActoDto, 'Cada plazo debe ser un objeto.')
  plazos?: PlazoDeActoDto[];

  /** The names of the first secciones of a new carpeta. */
  @MayBeOmitted()
  @Transform(eachTrimmed)
  @IsArray({ message: 'Las secciones deben ser una lista.' })
  @ArrayMaxSize(30, { message: 'Un acto puede tener hasta 30 secciones.' })
  @ArrayUnique({ message: 'Hay una sección repetida.' })
  @IsString({ each: true, message: 'Cada sección debe ser un texto.' })
  @Length(1, 120, { each: true, message: 'Cada sección debe tener entre 1 y 120 caracteres.' })
  secciones?: string[];

  /** Whether new carpetas can be opened with this acto. A change makes no new version. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si está activo.' })
  activo?: boolean;

  /** Whether the office has confirmed the requisitos by the norms in force. A change makes no new version. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si lo confirmó.' })
  confirmada?: boolean;
}

/** A new acto. Only its name is required. */
export class CrearActoDto extends OmitType(ModificarActoDto, ['nombre', 'activo', 'confirmada']) {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre del acto.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  nombre: string;
}

/** A requisito of an acto, as it is stored. */
export class RequisitoGuardadoDto {
  clave: string;
  nombre: string;
  descripcion: string | null;
  obligatorio: boolean;
  fuente: string | null;
  /** The kind of certificate that fulfils the requisito. Null when no certificate does. */
  certificado: TipoCertificado | null;
}

/** An acto with its requisitos, plazos and secciones. */
export class ActoDetalleDto extends TipoActoDto {
  requisitos: RequisitoGuardadoDto[];
  plazos: PlazoDeActoDto[];
  secciones: string[];
  alcanceAml: boolean;
  /** When a person of the office confirmed the requisitos by the norms in force. Null until then. */
  confirmadaEn: Date | null;
  confirmadaPor: NombradoDto | null;
}

/** A version of an acto. */
export class VersionDeActoDto {
  /** Counts from 1. */
  n: number;
  nombre: string;
  esRegistrable: boolean;
  reservadoPorDefecto: boolean;
  alcanceAml: boolean;
  rolesRequeridos: string[];
  requisitos: RequisitoGuardadoDto[];
  plazos: PlazoDeActoDto[];
  secciones: string[];
  /** The person who wrote the version. Null for the initial catalogue. */
  creadaPor: NombradoDto | null;
  creadaEn: Date;
}
