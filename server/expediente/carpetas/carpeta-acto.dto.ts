import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';

/** What a carpeta would be taken to. */
export class CambioDeActoQuery {
  /** Another acto; without it, the newest version of its own. */
  @MayBeOmitted()
  @Transform(idOf)
  @IsUUID('all', { message: 'El tipo de acto no es válido.' })
  tipoActoId?: string;
}

/** What becomes of a carpeta with another acto, or another version of it. Its plazos and certificados stay. */
export class CambioDeActoDto {
  /** The version that it would have. */
  version: number;
  /** The names of the requisitos that it would be asked for too. */
  agrega: string[];
  /** The names of the requisitos that would go, for which nothing was done. */
  quita: string[];
  /** The names of the requisitos that are asked for no more, and stay for what was done. */
  conserva: string[];
  /** The names of the plazos that would run once it is signed, and do not now. */
  plazosAgrega: string[];
  /** The names of the plazos that would not run any more. */
  plazosQuita: string[];
  /** Whether it would become reserved. */
  pasaAReservada: boolean;
}
