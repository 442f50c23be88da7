import { Transform } from 'class-transformer';
import { IsOptional, IsUUID } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';

export class EnlacesQuery {
  /** The links before those of this message, as `siguiente` of an answer names it. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  antes?: string;
}

/** A link that somebody sent. */
export class EnlaceDto {
  url: string;
  /** What the message calls it; the address itself when nothing else. */
  texto: string;
  mensajeId: string;
  autor: NombradoDto;
  en: Date;
}

/** Links of a conversation, the newest first. */
export class EnlacesDto {
  enlaces: EnlaceDto[];
  /** Where the next ones begin; null when there are none. */
  siguiente: string | null;
}
