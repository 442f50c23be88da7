import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

export class ParteQuery {
  /** Where in the file the part begins: as many bytes as have arrived. */
  @Type(() => Number)
  @IsInt({ message: 'El lugar de la parte debe ser un número entero.' })
  @Min(0, { message: 'El lugar de la parte no puede ser negativo.' })
  @Max(Number.MAX_SAFE_INTEGER, { message: 'El lugar de la parte es demasiado grande.' })
  desde: number;
}

export class SubidaEnPartesDto {
  /** How many bytes of the file have arrived, from its start. */
  recibidos: number;
}
