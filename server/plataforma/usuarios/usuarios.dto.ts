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

/** A cuenta of the person who sends the request. */
export class SessionCuentaDto {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  /** The IANA name of the time zone, which decides the present day. */
  zonaHoraria: string;
  /** The currency of the cuenta's prices, as an ISO 4217 code. */
  moneda: string;
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
  /** The address of the logo, if the cuenta has a logo. */
  logo?: string;
}

/** The person who sends the request. */
export class SessionUserDto {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  /** The person's job, as others see it. */
  cargo: string | null;
  /** With the code of the country, such as `+34 600 00 00 00`. */
  telefono: string | null;
  estado: EstadoUsuario;
  /** The `estado` in the words of the reference client: online, away, busy, not-visible. */
  status: StatusUsuario;
  cuentaActivaId: string | null;
  cuentas: SessionCuentaDto[];
  preferencias: PreferenciasDto;
  /** Whether the person has a password. People who sign in by an identity provider may have none. */
  tieneClave: boolean;
  /** Whether signing in asks for a code after the password. */
  segundoFactor: boolean;
  emailConfirmado: boolean;
  /** The name of the office given at sign-up, as a name for the first cuenta. Absent once the person is in a cuenta. */
  oficina?: string;
  /** The names of the cuentas that suspended the person. Only when the session could enter no cuenta. */
  suspendidas?: string[];
  /** The names of the person's cuentas that an operator suspended, if any. */
  cuentasSuspendidas?: string[];
  /** Whether the person runs the installation. Such a person may open its administration, with a second factor. */
  operador?: boolean;
}
