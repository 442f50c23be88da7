/** A kind of operation that a carpeta can be opened for. */
export class TipoActoDto {
  id: string;
  nombre: string;
  pais: string;
  /** Whether it goes to a registry after signing. */
  esRegistrable: boolean;
  /** Whether a carpeta of this kind starts out reserved. */
  reservadoPorDefecto: boolean;
  /** Roles that must be among the partes before signing. */
  rolesRequeridos: string[];
}
