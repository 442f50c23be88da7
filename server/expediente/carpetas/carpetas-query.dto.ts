import { OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { idOf } from '../../common/input/ids.js';
import { PageQuery } from '../../common/input/pagination.js';
import { ESTADOS_CARPETA, type EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { FILTROS_DE_PLAZO, type FiltroDePlazo } from '../../vocabulario/filtros-de-plazo.js';
import { PRIORIDADES, type Prioridad } from '../../vocabulario/prioridades.js';
import { IsHecho } from './hecho-filter.js';
import { PERIODOS_FIRMA, type PeriodoFirma } from './periodos-firma.js';

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

/** The search, the filters and the page of carpetas. */
export class CarpetasFiltros extends PageQuery {
  /** Words of the number, carátula, acto, etiquetas, partes or inmuebles. Accents and letter case do not matter. */
  @IsOptional()
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda es demasiado larga.' })
  buscar?: string;

  /** States, separated by commas. */
  @IsOptional()
  @Transform(CSV)
  @IsIn(ESTADOS_CARPETA, { each: true, message: 'Uno de los estados no existe.' })
  estado?: EstadoCarpeta[];

  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tipo de acto no es válido.' })
  tipoActoId?: string;

  /** The id of the responsable. `yo`: the person who asks. `nadie`: carpetas without a responsable. */
  @IsOptional()
  @Transform(idOf)
  @Matches(/^(yo|nadie|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/, { message: 'El responsable no es válido.' })
  responsableId?: string;

  /** The period of the planned signature, which has not taken place. Weeks go from Monday to Sunday. */
  @IsOptional()
  @IsIn(PERIODOS_FIRMA, { message: 'Ese período de firma no existe.' })
  firma?: PeriodoFirma;

  /**
   * A fact in a period, with its first and last day in the cuenta: `nueva_2026-11-23_2026-11-29`. Other facts:
   * `movida`, `firmada`, `terminada` (entregada or archivada), `anulada`, `reabierta`. `atrasada`: the planned day of
   * the signature is in the period and past, without a signature.
   */
  @IsOptional()
  @IsHecho({ message: 'Lo que pasó se escribe con sus dos días, por ejemplo nueva_2026-11-23_2026-11-29.' })
  hecho?: string;

  /** `vencidos`: carpetas before the signature with an undecided requisito that was due before today. */
  @IsOptional()
  @IsIn(['vencidos'], { message: 'Los requisitos se filtran por vencidos.' })
  requisitos?: 'vencidos';

  /** Carpetas without changes for so many days. Entregadas, archivadas and anuladas are left out. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'Los días sin movimiento deben ser un número entero.' })
  @Min(1, { message: 'Los días sin movimiento deben ser al menos 1.' })
  @Max(3650, { message: 'Los días sin movimiento son demasiados.' })
  sinMovimientoDias?: number;

  /**
   * By plazos. `sin_plazo`: without an open plazo. `vencido`: with a late plazo. `antes_de_la_firma`: a plazo ends
   * before the planned signature.
   */
  @IsOptional()
  @IsIn(FILTROS_DE_PLAZO, { message: 'Ese filtro de plazos no existe.' })
  plazo?: FiltroDePlazo;

  /** `si`: only carpetas that are proposed for the signature. */
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

  /** The currency of the sum, ISO 4217. Carpetas without a sum are left out. */
  @IsOptional()
  @Matches(/^[A-Z]{3}$/, { message: 'La moneda debe ser un código de tres letras, por ejemplo ARS.' })
  moneda?: string;
}

/** The search, the filters, the order and the page of the list of carpetas. */
export class CarpetasQuery extends CarpetasFiltros {
  /** Lists the deleted drafts instead of other carpetas. */
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

/** The search, filters and order of carpetas, without a page, for saved views and exports. */
export class CarpetasFiltrosDto extends OmitType(CarpetasQuery, ['pagina', 'tamano', 'papelera']) {}
