import { ApiProperty } from '@nestjs/swagger';
import { TIPOS_PAPELERA, type TipoPapelera } from './papelera-source.js';

/** A deleted thing, which can be restored by the route of its kind. */
export class EnPapeleraDto {
  @ApiProperty({ enum: TIPOS_PAPELERA })
  tipo: TipoPapelera;
  id: string;
  /** Empty when the thing has no name. */
  nombre: string;
  /** The name of the place that held the thing: a carpeta, a tablero, a company. */
  lugar: string | null;
  eliminadoEn: Date;
  /** When the thing can no longer be restored. */
  seBorraEn: Date;
}
