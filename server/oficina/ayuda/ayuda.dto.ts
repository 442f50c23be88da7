import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { trimmed } from '../../common/input/trimmed.js';

export const SLUG = { message: 'La categoría o la página no se conoce.' };

export class CategoriaQuery {
  /** The slug of a category; the answer then has only this category. */
  @IsOptional()
  @IsString(SLUG)
  @MaxLength(100, SLUG)
  slug?: string;
}

export class GuiasQuery extends CategoriaQuery {
  /** The most guides of each category, when all categories are asked for. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'El límite debe ser un número entero.' })
  @Min(0, { message: 'El límite debe ser 0 o mayor.' })
  @Max(100, { message: 'El límite no puede pasar de 100.' })
  limit: number = 5;
}

export class BuscarEnAyudaQuery {
  @Transform(trimmed)
  @IsString({ message: 'La búsqueda debe ser un texto.' })
  @MaxLength(200, { message: 'La búsqueda puede tener hasta 200 caracteres.' })
  query: string;
}

export class VotoDto {
  /** Whether the guide was useful; null takes the vote back. */
  @ValidateIf(({ useful }) => useful !== null)
  @IsBoolean({ message: 'Indique con true o false si la página le sirvió.' })
  useful: boolean | null;
}

export class PreguntaConFormatoDto {
  slug: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

export class PreguntasConFormatoDto {
  slug: string;
  title: string;
  questions: PreguntaConFormatoDto[];
}

export class GuiaListadaDto {
  id: string;
  categoryId: string;
  slug: string;
  title: string;
  subtitle: string;
}

export class CategoriaDeGuiasDto {
  id: string;
  slug: string;
  title: string;
  /** The limit that was sent; left out when one category is asked for. */
  visibleGuides?: number;
  totalGuides?: number;
  guides: GuiaListadaDto[];
}

export class GuiaConContenidoDto extends GuiaListadaDto {
  /** Sanitised HTML. */
  content: string;
}

export class TituloDto {
  id: string;
  /** The level of the heading: 2 or 3. */
  level: number;
  text: string;
}

export class VecinaDto {
  category: string;
  slug: string;
  title: string;
}

export class GuiaDto extends GuiaConContenidoDto {
  category: string;
  categoryTitle: string;
  headings: TituloDto[];
  previous: VecinaDto | null;
  next: VecinaDto | null;
  /** The person's vote; null when the person did not vote. */
  useful: boolean | null;
}

export class HalladaEnAyudaDto {
  kind: 'guia' | 'pregunta';
  category: string;
  categoryTitle: string;
  slug: string;
  link: string;
  /** HTML with `<mark>` around the words that were found. */
  title: string;
  passage: string;
}

/** A page of the help in the global search. */
export class GuiaHalladaDto {
  id: string;
  link: string;
  value: string;
  category: string;
}
