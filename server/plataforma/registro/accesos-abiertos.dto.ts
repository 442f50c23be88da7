import { IsIn, IsUUID } from 'class-validator';
import { CLASES_DE_ACCESO, type ClaseDeAcceso } from '../auth/acceso-source.js';

/** Something that lets others in, or shows them what is a person's. */
export class AccesoAbiertoDto {
  clase: ClaseDeAcceso;

  /** Which one it is, such as an address. */
  detalle: string;

  creadoEn: Date;

  /** The cuenta in which it is. Null for the link to an identity provider. */
  cuentaId: string | null;

  cuenta: string | null;
}

/** The kind to end, in one cuenta. */
export class TerminarAccesoQuery {
  @IsUUID(undefined, { message: 'La cuenta no es válida.' })
  cuentaId: string;

  @IsIn(CLASES_DE_ACCESO, { message: `La clase debe ser una de estas: ${CLASES_DE_ACCESO.join(', ')}.` })
  clase: ClaseDeAcceso;
}
