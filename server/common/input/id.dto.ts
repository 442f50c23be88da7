import { IsUUID } from 'class-validator';

/** What a call is about, named in its query. */
export class IdQuery {
  @IsUUID('all', { message: 'El id no es válido.' })
  id: string;
}
