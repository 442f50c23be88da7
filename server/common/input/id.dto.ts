import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { idOf, idsFromText } from './ids.js';
import { MayBeOmitted } from './may-be-omitted.js';

/** The id of the row, in the query. */
export class IdQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}

/** The rows of a list to return; all by default. */
export class IdsQuery {
  /** The ids of the rows, separated by commas, at most 100. Rows that are missing in the answer no longer exist. */
  @MayBeOmitted()
  @Transform(idsFromText)
  @IsArray({ message: 'Los ids no son válidos.' })
  @ArrayMaxSize(100, { message: 'Se pueden pedir hasta 100 a la vez.' })
  @IsUUID('all', { each: true, message: 'Uno de los ids no es válido.' })
  ids?: string[];
}
