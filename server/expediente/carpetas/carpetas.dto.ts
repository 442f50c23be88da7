import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDateString,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { PaginacionDto } from '../../common/input/pagination.js';
import { IsShortTextMap } from '../../common/input/short-text-map.js';
import { eachTrimmed, trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { PRIORIDADES, type Prioridad } from '../../vocabulario/prioridades.js';
import type { Coincidencia } from './coincidencia.js';
import { FaltanteDto, PermisosCarpetaDto } from './de-carpeta.dto.js';
import { VinculoDto } from './vinculos.dto.js';

/** The fields of a carpeta that people write. */
export class CarpetaCamposDto {
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El responsable no es válido.' })
  responsableId?: string | null;

  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'Ese miembro no es válido.' })
  escribanoId?: string | null;

  @MayBeOmitted()
  @IsIn(PRIORIDADES, { message: 'La prioridad debe ser baja, normal, alta o urgente.' })
  prioridad?: Prioridad;

  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la carpeta es reservada.' })
  reservada?: boolean;

  /** ISO 4217. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'La moneda debe ser un código de tres letras, por ejemplo ARS.' })
  moneda?: string | null;

  /** The sum, as decimal text: at most 16 digits, a point, and at most two digits. */
  @IsOptional()
  @Matches(/^\d+(\.\d{1,2})?$/, { message: 'El monto debe ser un número positivo con hasta dos decimales.' })
  @Matches(/^\d{0,16}(\D|$)/, {
    message: 'El monto es demasiado grande: puede tener hasta 16 cifras antes de los decimales.',
  })
  monto?: string | null;

  /** `YYYY-MM-DD`. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha de firma debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'La fecha de firma no existe.' })
  fechaFirmaPrevista?: string | null;

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La ubicación física debe ser un texto.' })
  @MaxLength(120, { message: 'La ubicación física puede tener hasta 120 caracteres.' })
  ubicacionFisica?: string | null;

  @MayBeOmitted()
  @Transform(eachTrimmed)
  @IsArray({ message: 'Las etiquetas deben ser una lista.' })
  @ArrayMaxSize(20, { message: 'Una carpeta puede tener hasta 20 etiquetas.' })
  @ArrayUnique({ message: 'Hay una etiqueta repetida.' })
  @IsString({ each: true, message: 'Cada etiqueta debe ser un texto.' })
  @Length(1, 40, { each: true, message: 'Cada etiqueta debe tener entre 1 y 40 caracteres.' })
  etiquetas?: string[];

  /** The office's own fields: the value by the name. */
  @MayBeOmitted()
  @IsObject({ message: 'Los campos adicionales deben ser un objeto.' })
  @IsShortTextMap({
    message: 'Los campos adicionales son textos: hasta 50, cada uno con su nombre y de hasta 1000 caracteres.',
  })
  camposExtra?: Record<string, string>;
}

/** The fields of a carpeta that change. Fields that are not sent stay. */
export class ModificarCarpetaDto extends CarpetaCamposDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'La carátula debe ser un texto.' })
  @Length(1, 200, { message: 'La carátula debe tener entre 1 y 200 caracteres.' })
  caratula?: string;

  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tipo de acto no es válido.' })
  tipoActoId?: string;
}

/** A new carpeta. Only the acto and the carátula are required. */
export class CrearCarpetaDto extends CarpetaCamposDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Escriba la carátula.' })
  @Length(1, 200, { message: 'La carátula debe tener entre 1 y 200 caracteres.' })
  caratula: string;

  @Transform(idOf)
  @IsUUID('all', { message: 'Elija el tipo de acto.' })
  tipoActoId: string;

  /** Whether to open the carpeta at once. Then it gets its number and moves to en_preparacion. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la carpeta se abre.' })
  abrir?: boolean;
}

/** A move to another state. */
export class MoverCarpetaDto {
  @IsIn(ESTADOS_CARPETA, { message: 'Ese estado no existe.' })
  estado: EstadoCarpeta;

  /** The reason. Required to annul, suspend and reopen, and for a signature on a day before the opening. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;

  /** The day of the signature, `YYYY-MM-DD`. Only for `firmada`; today without it. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha de firma debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'La fecha de firma no existe.' })
  fechaFirma?: string | null;
}

/** Why a proposed carpeta is given back. */
export class DevolverPropuestaDto {
  @Transform(trimmed)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @Length(1, 500, { message: 'El motivo debe tener entre 1 y 500 caracteres.' })
  motivo: string;
}

/** The acto of a carpeta, with the rules of the carpeta's version. */
export class ActoDeCarpetaDto {
  version: number;
  /** The newest version of the acto. A carpeta with an older version can be moved to it. */
  ultima: number;
  esRegistrable: boolean;
  /** The roles that the partes must have before the signature. */
  rolesRequeridos: string[];
}

/** The text in which a search found words that the row does not show. */
export class CoincidenciaDto implements Coincidencia {
  tipo: Coincidencia['tipo'];
  texto: string;
}

/** A carpeta in a list. */
export class CarpetaResumenDto {
  id: string;
  /** The number, `2026-000123`. Null for a draft, also a suspended draft. */
  codigo: string | null;
  numero: number | null;
  anio: number | null;
  caratula: string;
  tipoActo: NombradoDto;
  estado: EstadoCarpeta;
  prioridad: Prioridad;
  reservada: boolean;
  responsable: NombradoDto | null;
  escribano: NombradoDto | null;
  /** `YYYY-MM-DD`. */
  fechaFirmaPrevista: string | null;
  /** The day of the signature, `YYYY-MM-DD`. Null before it. */
  fechaFirma: string | null;
  /** Since when the carpeta is proposed for the signature. Null when it is not. */
  propuestaEn: Date | null;
  etiquetas: string[];
  creadaEn: Date;
  actualizadaEn: Date;
  /** The version that If-Match must name in a change. */
  version: number;
  /** In a searched list: the text with the words that the row does not show. Left out when the row shows all. */
  coincidencia?: CoincidenciaDto;
}

export class CarpetasDto {
  carpetas: CarpetaResumenDto[];
  paginacion: PaginacionDto;
}

/** A carpeta that the search over everything found. */
export class CarpetaHalladaDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
  /** The path of the carpeta's page. */
  link: string;
  /** The carátula of the carpeta. */
  value: string;
}

export class MovimientoDto {
  estado: EstadoCarpeta;
  permitido: boolean;
  /** What is missing, or who may make the move. Null when the move is allowed. */
  motivo: string | null;
  requiereMotivo: boolean;
  /** The faltantes that stop the move. */
  faltantes: FaltanteDto[];
}

/** The path of a carpeta to its last state. */
export class RecorridoDto {
  /** The states of the path. Suspending and annulling are no part of it. */
  estados: EstadoCarpeta[];
  /** The state of the path that is reached. Null when that is unknown. */
  alcanzado: EstadoCarpeta | null;
  /** The next state of the path. Null at its end, or when the carpeta is annulled. */
  siguiente: EstadoCarpeta | null;
}

/** Why a carpeta that was proposed for the signature was given back. */
export class DevolucionDto {
  motivo: string;
  /** The person who gave it back. */
  por: NombradoDto | null;
  en: Date;
}

/** A carpeta on its own page. */
export class CarpetaDetalleDto extends CarpetaResumenDto {
  moneda: string | null;
  /** The sum, as decimal text. */
  monto: string | null;
  ubicacionFisica: string | null;
  camposExtra: Record<string, string>;
  motivoEstado: string | null;
  /** The person who proposed the carpeta for the signature. Null when it is not proposed. */
  propuestaPor: NombradoDto | null;
  /** The last proposal that was given back. Null once the carpeta is proposed again or moves. */
  devolucion: DevolucionDto | null;
  acto: ActoDeCarpetaDto;
  eliminadaEn: Date | null;
  /** Today in the time zone of the cuenta, `YYYY-MM-DD`. A signature cannot have a later day. */
  hoy: string;
  /** The day on which the carpeta was created, in the same zone. */
  fechaApertura: string;
  movimientos: MovimientoDto[];
  /** The faltantes that stop no move. The person who signs should read them. */
  advertencias: FaltanteDto[];
  recorrido: RecorridoDto;
  /** The vínculos with other visible carpetas. */
  vinculos: VinculoDto[];
  permisos: PermisosCarpetaDto;
}

/** A carpeta, and the answers of the calls whose things its page shows. */
export class EscritorioDto {
  carpeta: CarpetaDetalleDto;
  /** The answers, by the addresses of their calls. A part that is missing here is called by itself. */
  partes: Record<string, unknown>;
}

export class EventoDto {
  id: string;
  accion: string;
  /** The fact in Spanish, as a sentence without its subject. */
  descripcion: string;
  usuario: NombradoDto | null;
  datos: Record<string, unknown>;
  en: Date;
}

export class ActividadDto {
  eventos: EventoDto[];
  paginacion: PaginacionDto;
}

export class EtiquetaDto {
  nombre: string;
  /** The number of carpetas with the etiqueta, up to the limit of counting. */
  total: number;
  /** Whether more carpetas than `total` have the etiqueta. */
  totalEsMinimo: boolean;
}
