import { IsString, MaxLength } from 'class-validator';
import { GuiaConContenidoDto, SLUG } from '../../oficina/ayuda/ayuda.dto.js';

export class GuiaQuery {
  @IsString(SLUG)
  @MaxLength(100, SLUG)
  categorySlug: string;

  @IsString(SLUG)
  @MaxLength(100, SLUG)
  guideSlug: string;
}

export class PreguntaDto {
  id: string;
  categoryId: string;
  question: string;
  /** Plain text. */
  answer: string;
}

export class CategoriaDePreguntasDto {
  id: string;
  slug: string;
  title: string;
  faqs: PreguntaDto[];
}

export class CategoriaConGuiaDto {
  id: string;
  slug: string;
  title: string;
  /** The requested guide. */
  guides: GuiaConContenidoDto[];
}
