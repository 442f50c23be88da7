import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';

/** The pages that a person opened since the last call. */
export class PaginasAbiertasDto {
  /** The addresses of the pages' entries in the menu, such as `/carpetas`. Unknown addresses count as `otras`. */
  @IsArray({ message: 'Las páginas deben ser una lista.' })
  @ArrayMaxSize(50, { message: 'Las páginas son demasiadas: puede enviar hasta 50.' })
  @IsString({ each: true, message: 'Cada página debe ser un texto.' })
  @MaxLength(60, { each: true, message: 'La página es demasiado larga.' })
  paginas: string[];

  /** Whether a sesión begins with these pages: no page was open in this browser for half an hour. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si comienza una sesión.' })
  comienza?: boolean;
}

export class UsoDeDiaDto {
  /** `YYYY-MM-DD` in the cuenta. */
  dia: string;
  sesiones: number;
  /** The number of people who used the product, each counted once. */
  personas: number;
  paginas: number;
  busquedas: number;
  documentosVistos: number;
  documentosCreados: number;
}

export class ParteDeUsoDto {
  /** The name of a section of the menu, of a device or of a browser. */
  de: string;
  cantidad: number;
}

/** How much the product is used, but not by whom. */
export class UsoDto {
  /** The last 60 days, the oldest first. */
  @Type(() => UsoDeDiaDto)
  dias: UsoDeDiaDto[];
  /** The pages opened in each of the 24 hours, in the last 30 days. */
  horas: number[];
  /** The sections of the last 30 days, the most opened first. */
  secciones: ParteDeUsoDto[];
  dispositivos: ParteDeUsoDto[];
  navegadores: ParteDeUsoDto[];
}

export class PuntoDto {
  /** `YYYY-MM-DD`. */
  x: string;
  y: number;
}

export class SerieDePuntosDto {
  name: string;
  data: PuntoDto[];
}

export class VisitantesDto {
  series: { 'this-year': SerieDePuntosDto[]; 'last-year': SerieDePuntosDto[] };
}

export class CantidadDeUsoDto {
  amount: number;
  labels: string[];
  series: { name: string; data: number[] }[];
}

export class VisitasYPaginasDto {
  overallScore: number;
  averageRatio: number;
  predictedRatio: number;
  series: SerieDePuntosDto[];
}

export class RepartoDto {
  uniqueVisitors: number;
  /** Percentages. */
  series: number[];
  labels: string[];
}

/**
 * The use of the product, by the names of the reference template. `analitica.presenter.ts` says what each name counts.
 */
export class AnaliticaDto {
  visitors: VisitantesDto;
  conversions: CantidadDeUsoDto;
  impressions: CantidadDeUsoDto;
  visits: CantidadDeUsoDto;
  visitorsVsPageViews: VisitasYPaginasDto;
  newVsReturning: RepartoDto;
  gender: RepartoDto;
  age: RepartoDto;
  language: RepartoDto;
  /** The same figures for the product's own page. */
  uso: UsoDto;
}
