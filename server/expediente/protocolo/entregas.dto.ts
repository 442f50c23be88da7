import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDateString,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { NewId } from '../../common/input/new-id.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';

/** A new entrega: the recipient, the day, and the copies. */
export class NuevaEntregaDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Indique a quién se entrega.' })
  @Length(1, 200, { message: 'A quién se entrega debe tener entre 1 y 200 caracteres.' })
  aQuien: string;

  /** The identity document that the recipient shows. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El documento debe ser un texto.' })
  @MaxLength(60, { message: 'El documento puede tener hasta 60 caracteres.' })
  documento?: string | null;

  /** The day, `YYYY-MM-DD`. Today without it. */
  @IsOptional()
  @Matches(/^[12]\d{3}-\d{2}-\d{2}$/, { message: 'El día debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'El día no existe.' })
  dia?: string | null;

  /** The copies that the recipient takes. Nobody has taken them before. */
  @IsArray({ message: 'Indique las copias en una lista.' })
  @ArrayMaxSize(200, { message: 'Son demasiadas copias.' })
  @IsUUID('all', { each: true, message: 'Una de las copias no es válida.' })
  copias: string[];

  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'La observación debe ser un texto.' })
  @MaxLength(500, { message: 'La observación puede tener hasta 500 caracteres.' })
  observacion?: string | null;
}

/** A copy that the recipient took. */
export class CopiaEntregadaDto {
  id: string;
  /** The name of the copy: «Segunda copia». */
  nombre: string;
}

/** An entrega: the recipient, the day, and the copies. */
export class EntregaDto {
  id: string;
  aQuien: string;
  documento: string | null;
  dia: string;
  observacion: string | null;
  copias: CopiaEntregadaDto[];
}
