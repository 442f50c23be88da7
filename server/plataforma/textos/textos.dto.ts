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

/** The state of the text of a file, which is read for searches. */
export class EstadoDeTextoDto {
  @ApiProperty({ enum: ESTADOS })
  estado: (typeof ESTADOS)[number];

  /** Why the text is missing or incomplete. */
  @ApiProperty({ enum: MOTIVOS, nullable: true })
  motivo: (typeof MOTIVOS)[number] | null;

  /** Whether the file has more text than can be searched. */
  incompleto: boolean;
}

/** A piece of a passage. */
export class TrozoDto {
  texto: string;
  /** Whether the piece matches the search. */
  hallado: boolean;
}
