import { Transform } from 'class-transformer';
import { IsIn, IsUUID } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { NewId } from '../../common/input/new-id.js';
import type { EstadoCarpeta } from '../../vocabulario/carpeta-estados.js';
import { TIPOS_VINCULO, type TipoVinculo } from './vinculo-tipos.js';

/** A new vínculo of a carpeta. */
export class VincularDto {
  @NewId()
  id?: string | null;

  /** The relation of this carpeta to the other. The other shows the inverse. */
  @IsIn(TIPOS_VINCULO, { message: 'Indique qué vínculo es: corrige, continúa, antecede, o el inverso.' })
  tipo: TipoVinculo;

  @Transform(idOf)
  @IsUUID('all', { message: 'Elija la otra carpeta.' })
  otraId: string;
}

export class CarpetaVinculadaDto {
  id: string;
  codigo: string | null;
  caratula: string;
  estado: EstadoCarpeta;
}

/** A vínculo, from the side of the requested carpeta. */
export class VinculoDto {
  id: string;
  /** The relation of the requested carpeta to `carpeta`. */
  tipo: TipoVinculo;
  /** The other carpeta. */
  carpeta: CarpetaVinculadaDto;
  creadoEn: Date;
}
