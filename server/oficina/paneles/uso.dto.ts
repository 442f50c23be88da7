import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';

/** Pages that somebody opened since the last time. */
export class PaginasAbiertasDto {
  /** The addresses of their entries in the menu, such as `/carpetas`. Others count as `otras`. */
  @IsArray({ message: 'Las páginas deben ser una lista.' })
  @ArrayMaxSize(50, { message: 'Las páginas son demasiadas: puede enviar hasta 50.' })
  @IsString({ each: true, message: 'Cada página debe ser un texto.' })
  @MaxLength(60, { each: true, message: 'La página es demasiado larga.' })
  paginas: string[];

  /** Whether a stretch of work begins with them: nobody had a page open in this browser for half an hour. */
  @MayBeOmitted()
  @IsBoolean({ message: 'Indique con true o false si comienza una sesión.' })
  comienza?: boolean;
}

export class UsoDeDiaDto {
  /** `YYYY-MM-DD` in the cuenta. */
  dia: string;
  sesiones: number;
  /** People who were there, each once. */
  personas: number;
  paginas: number;
  busquedas: number;
  documentosVistos: number;
  documentosCreados: number;
}

export class ParteDeUsoDto {
  /** A section of the menu, a device, a browser. */
  de: string;
  cantidad: number;
}

/** How much the product is used. It says how often, never by whom. */
export class UsoDto {
  /** The last 60 days, the oldest first. */
  @Type(() => UsoDeDiaDto)
  dias: UsoDeDiaDto[];
  /** Pages opened in each of the 24 hours, of the last 30 days. */
  horas: number[];
  /** Of the last 30 days, the most opened first. */
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

/** How the product is used, in the words of the reference template; `analitica.presenter.ts` says what each counts. */
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
  /** The same for the product's own page. */
  uso: UsoDto;
}
