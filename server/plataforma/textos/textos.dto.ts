import { ApiProperty } from '@nestjs/swagger';

const ESTADOS = ['pendiente', 'listo', 'sin_texto', 'protegido', 'fallido', 'demasiado_grande'] as const;
const MOTIVOS = [
  'tipo',
  'vacio',
  'sin_reconocer',
  'danado',
  'memoria',
  'tiempo',
  'interrumpido',
  'sin_archivo',
] as const;

/** What became of the text of a file, which is read to be searched. */
export class EstadoDeTextoDto {
  @ApiProperty({ enum: ESTADOS })
  estado: (typeof ESTADOS)[number];

  /** Why there is none, or not all of it. */
  @ApiProperty({ enum: MOTIVOS, nullable: true })
  motivo: (typeof MOTIVOS)[number] | null;

  /** Whether the file has more text than can be searched. */
  incompleto: boolean;
}

/** A piece of a passage. */
export class TrozoDto {
  texto: string;
  /** Whether it is what was looked for. */
  hallado: boolean;
}
