import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { idOf, idsFromText } from './ids.js';
import { MayBeOmitted } from './may-be-omitted.js';

/** The row that a call is about, in its query. */
export class IdQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}

/** Which rows of a list; all by default. */
export class IdsQuery {
  /** The rows with these ids, separated by commas, at most 100. Those missing in the answer no longer exist. */
  @MayBeOmitted()
  @Transform(idsFromText)
  @IsArray({ message: 'Los ids no son válidos.' })
  @ArrayMaxSize(100, { message: 'Se pueden pedir hasta 100 a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los ids no es válido.' })
  ids?: string[];
}
