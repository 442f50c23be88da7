import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';

/** The acto to compare with a carpeta's own. */
export class CambioDeActoQuery {
  /** Another acto. Without it, the newest version of the carpeta's own acto. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tipo de acto no es válido.' })
  tipoActoId?: string;
}

/** The changes of a carpeta with another acto or another version. Its plazos and certificados stay. */
export class CambioDeActoDto {
  /** The version of the acto that the carpeta would get. */
  version: number;
  /** The names of the requisitos that the carpeta would get. */
  agrega: string[];
  /** The names of the requisitos that would be removed. Nobody has begun them. */
  quita: string[];
  /** The names of the requisitos that the acto drops, but that stay, since somebody began them. */
  conserva: string[];
  /** The names of the plazos that would run after the signature only with the change. */
  plazosAgrega: string[];
  /** The names of the plazos that would not run any more. */
  plazosQuita: string[];
  /** Whether the carpeta would become reserved. */
  pasaAReservada: boolean;
}
