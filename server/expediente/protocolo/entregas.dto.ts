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

/** To whom and when what was signed is handed over, with which copies. */
export class NuevaEntregaDto {
  @NewId()
  id?: string | null;

  @Transform(trimmed)
  @IsString({ message: 'Indique a quién se entrega.' })
  @Length(1, 200, { message: 'A quién se entrega debe tener entre 1 y 200 caracteres.' })
  aQuien: string;

  /** The document that they showed. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El documento debe ser un texto.' })
  @MaxLength(60, { message: 'El documento puede tener hasta 60 caracteres.' })
  documento?: string | null;

  /** `YYYY-MM-DD`; today when missing. */
  @IsOptional()
  @Matches(/^[12]\d{3}-\d{2}-\d{2}$/, { message: 'El día debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'El día no existe.' })
  dia?: string | null;

  /** The copies that are taken, of those that nobody took yet. */
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

/** A copy that was taken with an entrega. */
export class CopiaEntregadaDto {
  id: string;
  /** «Segunda copia». */
  nombre: string;
}

/** To whom and when what was signed was handed over. */
export class EntregaDto {
  id: string;
  aQuien: string;
  documento: string | null;
  dia: string;
  observacion: string | null;
  copias: CopiaEntregadaDto[];
}
