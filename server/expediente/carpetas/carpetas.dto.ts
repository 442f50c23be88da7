import { OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDateString,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { PageQuery, PaginacionDto } from '../../common/input/pagination.js';
import { IsShortTextMap } from '../../common/input/short-text-map.js';
import { eachTrimmed, trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { FILTROS_DE_PLAZO, type FiltroDePlazo } from '../../vocabulario/filtros-de-plazo.js';
import { PRIORIDADES, type Prioridad } from '../../vocabulario/prioridades.js';
import type { Coincidencia } from './coincidencia.js';
import { FaltanteDto, PermisosCarpetaDto } from './de-carpeta.dto.js';
import { IsHecho } from './hecho-filtro.js';
import { PERIODOS_FIRMA, type PeriodoFirma } from './periodos-firma.js';
import { VinculoDto } from './vinculos.dto.js';

const CSV = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value;

const ORDENES = [
  'numero',
  'caratula',
  'estado',
  'prioridad',
  'fechaFirmaPrevista',
  'creadaEn',
  'actualizadaEn',
] as const;
export type Orden = (typeof ORDENES)[number];

/** Search, filters and page of the carpetas. */
export class CarpetasFiltros extends PageQuery {
  /** Words of number, carátula, acto, etiquetas, partes and inmuebles; accents and letter case do not matter. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;

  /** States separated by commas. */
  @IsOptional()
  @Transform(CSV)
  @IsIn(ESTADOS_CARPETA, { each: true, message: 'Uno de los estados no existe.' })
  estado?: EstadoCarpeta[];

  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tipo de acto no es válido.' })
  tipoActoId?: string;

  /** A member, `yo` for the person who asks, or `nadie`: those that nobody answers for. */
  @IsOptional()
  @Transform(idOf)
  @Matches(/^(yo|nadie|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/, { message: 'El responsable no es válido.' })
  responsableId?: string;

  /** When the signature, which is still ahead, is planned for. Weeks go from Monday to Sunday. */
  @IsOptional()
  @IsIn(PERIODOS_FIRMA, { message: 'Ese período de firma no existe.' })
  firma?: PeriodoFirma;

  /**
   * What happened to them in a period, with its first and last day in the cuenta: `nueva_2026-11-23_2026-11-29`. Instead
   * of `nueva`: `movida`, `firmada`, `atrasada` (its signature was planned for then, and is still ahead), `terminada`
   * (entregada or archivada), `anulada`, `reabierta`.
   */
  @IsOptional()
  @IsHecho({ message: 'Lo que pasó se escribe con sus dos días, por ejemplo nueva_2026-11-23_2026-11-29.' })
  hecho?: string;

  /** `vencidos`: the signature is still ahead, and a requisito that nobody decided on was due before today. */
  @IsOptional()
  @IsIn(['vencidos'], { message: 'Los requisitos se filtran por vencidos.' })
  requisitos?: 'vencidos';

  /** Carpetas that are not entregadas, archivadas or anuladas, and in which nothing happened for so many days. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Los días sin movimiento deben ser un número entero.' })
  @Min(1, { message: 'Los días sin movimiento deben ser al menos 1.' })
  @Max(3650, { message: 'Los días sin movimiento son demasiados.' })
  sinMovimientoDias?: number;

  /** By their plazos: `sin_plazo` has none that is open, of `vencido` one is over, of `antes_de_la_firma` one ends before. */
  @IsOptional()
  @IsIn(FILTROS_DE_PLAZO, { message: 'Ese filtro de plazos no existe.' })
  plazo?: FiltroDePlazo;

  /** `si`: those that are proposed for the signature. */
  @IsOptional()
  @IsIn(['si'], { message: 'Las propuestas para la firma se filtran por si.' })
  propuesta?: 'si';

  @IsOptional()
  @IsString({ message: 'La etiqueta debe ser un texto.' })
  @MaxLength(40, { message: 'La etiqueta es demasiado larga.' })
  etiqueta?: string;

  @IsOptional()
  @IsIn(PRIORIDADES, { message: 'La prioridad debe ser baja, normal, alta o urgente.' })
  prioridad?: Prioridad;

  /** The currency of their amount, ISO 4217. Those without an amount are left out. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'La moneda debe ser un código de tres letras, por ejemplo ARS.' })
  moneda?: string;
}

/** Search, filters, sort and page of the carpetas list. */
export class CarpetasQuery extends CarpetasFiltros {
  /** Lists the deleted drafts instead of the other carpetas. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'Indique con true o false si es la papelera.' })
  papelera: boolean = false;

  @IsOptional()
  @IsIn(ORDENES, { message: 'No se puede ordenar por ese campo.' })
  orden: Orden = 'actualizadaEn';

  @IsOptional()
  @IsIn(['asc', 'desc'], { message: 'La dirección debe ser asc o desc.' })
  direccion: 'asc' | 'desc' = 'desc';
}

/** The fields that can be set when a carpeta is created and later. */
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

  /** Decimal text with a point: at most 16 digits before it, and two after it. */
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

  /** The office's own fields: name → value. */
  @MayBeOmitted()
  @IsObject({ message: 'Los campos adicionales deben ser un objeto.' })
  @IsShortTextMap({
    message: 'Los campos adicionales son textos: hasta 50, cada uno con su nombre y de hasta 1000 caracteres.',
  })
  camposExtra?: Record<string, string>;
}

/** Changes to a carpeta. */
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

/** A new carpeta. Only the acto and the carátula are needed. */
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

  /** Opens it at once: it gets its number and goes to en_preparacion. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si la carpeta se abre.' })
  abrir?: boolean;
}

/** A move to another state. */
export class MoverCarpetaDto {
  @IsIn(ESTADOS_CARPETA, { message: 'Ese estado no existe.' })
  estado: EstadoCarpeta;

  /** Needed to annul, to suspend and to reopen. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @MaxLength(500, { message: 'El motivo puede tener hasta 500 caracteres.' })
  motivo?: string | null;

  /** `YYYY-MM-DD`, the day on which it was signed: only for firmada, and today unless it is named. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'La fecha de firma debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'La fecha de firma no existe.' })
  fechaFirma?: string | null;
}

/** Why a carpeta that was proposed for the signature is given back. */
export class DevolverPropuestaDto {
  @Transform(trimmed)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @Length(1, 500, { message: 'El motivo debe tener entre 1 y 500 caracteres.' })
  motivo: string;
}

/** The acto of a carpeta, with the rules of the version that the carpeta has. */
export class ActoDeCarpetaDto {
  version: number;
  /** The newest version of the acto: when it is later, the carpeta can be taken to it. */
  ultima: number;
  esRegistrable: boolean;
  /** The roles that the partes must have before signing. */
  rolesRequeridos: string[];
}

/** Where a search found words that the row does not show. */
export class CoincidenciaDto implements Coincidencia {
  tipo: Coincidencia['tipo'];
  texto: string;
}

/** A carpeta in a list. */
export class CarpetaResumenDto {
  id: string;
  /** `2026-000123`, or null while it is a draft, also a suspended one. */
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
  /** `YYYY-MM-DD`, the day on which it was signed; null before. */
  fechaFirma: string | null;
  /** Since when it is proposed for the signature; null when it is not. */
  propuestaEn: Date | null;
  etiquetas: string[];
  creadaEn: Date;
  actualizadaEn: Date;
  /** The version that If-Match must name in a change. */
  version: number;
  /** In a list that is searched: where the words are that the row does not show; left out when it shows them. */
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
  /** Its page. */
  link: string;
  /** Its carátula. */
  value: string;
}

export class MovimientoDto {
  estado: EstadoCarpeta;
  permitido: boolean;
  /** What is missing, or who may do it. */
  motivo: string | null;
  requiereMotivo: boolean;
  /** What it waits for. */
  faltantes: FaltanteDto[];
}

/** The way of a carpeta to its end. */
export class RecorridoDto {
  /** The states that it goes through, unless something stops it. */
  estados: EstadoCarpeta[];
  /** Which of them it has reached; null when that is not known. */
  alcanzado: EstadoCarpeta | null;
  /** The state that the work leads to now; null when there is none. */
  siguiente: EstadoCarpeta | null;
}

/** A carpeta on its own page. */
export class CarpetaDetalleDto extends CarpetaResumenDto {
  moneda: string | null;
  /** Decimal text. */
  monto: string | null;
  ubicacionFisica: string | null;
  camposExtra: Record<string, string>;
  motivoEstado: string | null;
  /** Who proposed it for the signature; null when it is not. */
  propuestaPor: NombradoDto | null;
  acto: ActoDeCarpetaDto;
  eliminadaEn: Date | null;
  /** Today in the time zone of the cuenta, `YYYY-MM-DD`: the last day that a signature can have. */
  hoy: string;
  /** The day on which it was entered, in the same zone. */
  fechaApertura: string;
  movimientos: MovimientoDto[];
  /** What who signs should look at, and that stops no move. */
  advertencias: FaltanteDto[];
  recorrido: RecorridoDto;
  /** With the carpetas that the person may see. */
  vinculos: VinculoDto[];
  permisos: PermisosCarpetaDto;
}

export class EventoDto {
  id: string;
  accion: string;
  /** What happened, in a Spanish sentence without its subject. */
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
  /** How many carpetas have it, as far as they are counted. */
  total: number;
  /** Whether more carpetas than `total` have it. */
  totalEsMinimo: boolean;
}

/** What selects carpetas, and in which order, without a page: a saved view or an export. */
export class CarpetasFiltrosDto extends OmitType(CarpetasQuery, ['pagina', 'tamano', 'papelera']) {}
