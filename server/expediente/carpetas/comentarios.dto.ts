import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idsOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { PaginacionDto } from '../../common/input/pagination.js';
import { trimmedVisible } from '../../common/input/trimmed.js';

/** The text of a comment, and the people whom it mentions. */
export class EscribirComentarioDto {
  /** Plain text. It mentions people as `@` and their name. */
  @Transform(trimmedVisible)
  @IsString({ message: 'Escriba el comentario.' })
  @Length(1, 4000, { message: 'El comentario debe tener entre 1 y 4000 caracteres.' })
  texto: string;

  /** The ids of the mentioned members. Members who may not see the carpeta are left out. */
  @MayBeOmitted()
  @Transform(idsOf)
  @IsArray({ message: 'Las menciones deben ser una lista.' })
  @ArrayMaxSize(50, { message: 'Un comentario puede mencionar hasta a 50 personas.' })
  @IsUUID('all', { each: true, message: 'Una mención no es válida.' })
  menciones?: string[];
}

/** A new comment. */
export class ComentarDto extends EscribirComentarioDto {
  @NewId()
  id?: string | null;
}

export class ComentarioDto {
  id: string;
  texto: string;
  usuario: NombradoDto | null;
  menciones: NombradoDto[];
  en: Date;
  editadoEn: Date | null;
  /** Whether the person who asked wrote the comment, and so may change it. */
  esPropio: boolean;
}

/** A page of the comments of a carpeta, newest first. */
export class ComentariosDto {
  comentarios: ComentarioDto[];
  paginacion: PaginacionDto;
}
