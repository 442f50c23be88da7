import { Transform } from 'class-transformer';
import { IsOptional, IsUUID } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';

export class EnlacesQuery {
  /** The `siguiente` of the previous answer. The new answer has links of older messages. */
  @IsOptional()
  @Transform(idOf)
  @IsUUID('all', { message: 'El mensaje no es válido.' })
  antes?: string;
}

/** A link that somebody sent. */
export class EnlaceDto {
  url: string;
  /** The text of the link in the message; the address itself when there is no other text. */
  texto: string;
  mensajeId: string;
  autor: NombradoDto;
  en: Date;
}

/** Links of a conversation, the newest first. */
export class EnlacesDto {
  enlaces: EnlaceDto[];
  /** The value of `antes` that asks for the next links; null when there are none. */
  siguiente: string | null;
}
