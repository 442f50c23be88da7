import type { EstadoUsuario } from '../../common/tenancy/estados-usuario.js';
import type { Pais } from '../../vocabulario/paises.js';
import type { PreferenciasDto } from './preferencias.dto.js';

/** The `status` that clients of the reference template read for each `estado`. */
export const STATUS_OF = {
  enLinea: 'online',
  ausente: 'away',
  ocupado: 'busy',
  invisible: 'not-visible',
} as const satisfies Record<EstadoUsuario, string>;
export type StatusUsuario = (typeof STATUS_OF)[EstadoUsuario];

/** A cuenta of the person who asks. */
export class SessionCuentaDto {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  /** The IANA time zone that says which day is today. */
  zonaHoraria: string;
  /** ISO 4217, in which it keeps its prices. */
  moneda: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
  /** The address of the logo, if it has one. */
  logo?: string;
}

/** The person who asks. */
export class SessionUserDto {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  /** Their job, as the others see it. */
  cargo: string | null;
  /** With the country's code, as `+34 600 00 00 00`. */
  telefono: string | null;
  estado: EstadoUsuario;
  /** The `estado` in the reference client's words: online, away, busy, not-visible. */
  status: StatusUsuario;
  cuentaActivaId: string | null;
  cuentas: SessionCuentaDto[];
  preferencias: PreferenciasDto;
  /** Whether they have a password; people who sign in by an identity provider may have none. */
  tieneClave: boolean;
  /** Whether signing in asks for a code after the password. */
  segundoFactor: boolean;
  emailConfirmado: boolean;
  /** The name of the office given at sign-up, as a name for the first cuenta; absent once they are in a cuenta. */
  oficina?: string;
  /** The names of the cuentas where they are suspended, if the session could enter no cuenta. */
  suspendidas?: string[];
  /** The names of their cuentas that an operator suspended, if there are any. */
  cuentasSuspendidas?: string[];
  /** True for those who run the installation: they may open its administration, with a second factor. */
  operador?: boolean;
}
