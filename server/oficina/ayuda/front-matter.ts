import { IsInt, IsString, Length, Max, Min } from 'class-validator';

const TITULO = { message: '«titulo» es un texto de hasta 120 caracteres' };

export class PaginaDatos {
  @IsString(TITULO)
  @Length(1, 120, TITULO)
  titulo: string;
}

export class GuiaDatos extends PaginaDatos {
  /** The subject of the guide, in one sentence. */
  @IsString({ message: '«subtitulo» es un texto de hasta 200 caracteres' })
  @Length(1, 200, { message: '«subtitulo» es un texto de hasta 200 caracteres' })
  subtitulo: string;
}

export class CategoriaDatos extends PaginaDatos {
  @IsInt({ message: '«orden» es un número entero' })
  @Min(0, { message: '«orden» es 0 o mayor' })
  @Max(1000, { message: '«orden» es 1000 o menor' })
  orden: number;
}
