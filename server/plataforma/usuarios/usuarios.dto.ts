import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { ESTADOS_USUARIO, type EstadoUsuario } from '../../common/tenancy/estados-usuario.js';
import type { Pais } from '../../vocabulario/paises.js';
import { PreferenciasDto } from './preferencias.dto.js';

/** The `status` that clients of the reference template read for each `estado`. */
export const STATUS_OF = {
  enLinea: 'online',
  ausente: 'away',
  ocupado: 'busy',
  invisible: 'not-visible',
} as const satisfies Record<EstadoUsuario, string>;
export type StatusUsuario = (typeof STATUS_OF)[EstadoUsuario];
const STATUSES = Object.values(STATUS_OF);

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

/** The fields that people may change about themselves; other fields are ignored. */
export class CambiosUsuarioDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba su nombre.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  name?: string;

  /** Their job, as they tell it the others; null takes it away. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El cargo debe ser un texto.' })
  @MaxLength(120, { message: 'El cargo puede tener hasta 120 caracteres.' })
  cargo?: string | null;

  /** With the country's code, as `+34 600 00 00 00`; null takes it away. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El teléfono debe ser un texto.' })
  @MaxLength(40, { message: 'El teléfono puede tener hasta 40 caracteres.' })
  telefono?: string | null;

  @MayBeOmitted()
  @IsIn(ESTADOS_USUARIO, { message: 'El estado debe ser enLinea, ausente, ocupado o invisible.' })
  estado?: EstadoUsuario;

  /** The `estado` in the reference client's words. If both are sent, the changed one counts, `estado` first. */
  @MayBeOmitted()
  @IsIn(STATUSES, { message: 'El estado debe ser online, away, busy o not-visible.' })
  status?: StatusUsuario;

  /** Only the preferences that are sent change; avisos are merged by channel. */
  @MayBeOmitted()
  @Nested(() => PreferenciasDto, 'Las preferencias deben ser un objeto.')
  preferencias?: PreferenciasDto;
}

export class ModificarUsuarioDto {
  @Nested(() => CambiosUsuarioDto, 'Falta el usuario.')
  user: CambiosUsuarioDto;
}
