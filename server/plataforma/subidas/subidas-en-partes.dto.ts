import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

export class ParteQuery {
  /** The position of the part in the file: the number of bytes that have arrived. */
  @Type(() => Number)
  @IsInt({ message: 'El lugar de la parte debe ser un número entero.' })
  @Min(0, { message: 'El lugar de la parte no puede ser negativo.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'El lugar de la parte es demasiado grande.' })
  desde: number;
}

export class SubidaEnPartesDto {
  /** The number of bytes that have arrived, from the start of the file. */
  recibidos: number;
}
