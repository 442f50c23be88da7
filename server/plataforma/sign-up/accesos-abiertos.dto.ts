import { IsIn, IsUUID } from 'class-validator';
import { CLASES_DE_ACCESO, type ClaseDeAcceso } from '../auth/acceso-source.js';

/** An access that lets others in, or shows them a person's data. */
export class AccesoAbiertoDto {
  clase: ClaseDeAcceso;

  /** Which access, such as an address. */
  detalle: string;

  creadoEn: Date;

  /** The cuenta of the access. Null for the link to an identity provider. */
  cuentaId: string | null;

  cuenta: string | null;
}

/** The kind of access to end, and its cuenta. */
export class TerminarAccesoQuery {
  @IsUUID(undefined, { message: 'La cuenta no es válida.' })
  cuentaId: string;

  @IsIn(CLASES_DE_ACCESO, { message: `La clase debe ser una de estas: ${CLASES_DE_ACCESO.join(', ')}.` })
  clase: ClaseDeAcceso;
}
