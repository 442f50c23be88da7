/** A kind of acto for which a carpeta can be opened. */
export class TipoActoDto {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a new carpeta of this kind is reserved. */
  reservadoPorDefecto: boolean;
  /** The roles that the partes must have before signing. */
  rolesRequeridos: string[];
}
