import { ApiProperty } from '@nestjs/swagger';
import { TIPOS_PAPELERA, type TipoPapelera } from './papelera-source.js';

/** Something deleted, which can be restored by the route of its kind. */
export class EnPapeleraDto {
  @ApiProperty({ enum: TIPOS_PAPELERA })
  tipo: TipoPapelera;
  id: string;
  /** Empty if it has none. */
  nombre: string;
  /** What it was in: a carpeta, a tablero, a company. */
  lugar: string | null;
  eliminadoEn: Date;
  /** When it can no longer be restored. */
  seBorraEn: Date;
}
