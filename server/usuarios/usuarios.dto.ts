import { Transform, Type } from 'class-transformer';
import { IsIn, IsObject, IsString, Length, ValidateNested } from 'class-validator';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';
import { trimmed } from '../common/input/trimmed.js';
import { ESTADOS_USUARIO, type EstadoUsuario } from '../common/tenancy/estados-usuario.js';
import { PreferenciasDto } from './preferencias.dto.js';

/** estado → status, one to one (contract.md §1). */
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
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  rolId: number;
  /** The address of its picture, if it has one. */
  logo?: string;
}

/** The person who asks. */
export class SessionUserDto {
  id: string;
  email: string;
  name: string;
  avatar: string | null;
  estado: EstadoUsuario;
  /** `estado` in the reference client's words: online, away, busy, not-visible. */
  status: StatusUsuario;
  cuentaActivaId: string | null;
  cuentas: SessionCuentaDto[];
  preferencias: PreferenciasDto;
  /** Whether there is a password; who came by an identity provider may have none. */
  tieneClave: boolean;
  /** Whether a code is asked for after the password. */
  segundoFactor: boolean;
  emailConfirmado: boolean;
  /** The office that they named when they signed up, until they are in a cuenta: what to call their first one. */
  oficina?: string;
  /** In a session that could go into no cuenta, the names of those where they are suspended, if there are any. */
  suspendidas?: string[];
}

/** What people may change of themselves here; anything else that is sent stays as it was. */
export class CambiosUsuarioDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba su nombre.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  name?: string;

  @MayBeOmitted()
  @IsIn(ESTADOS_USUARIO, { message: 'El estado debe ser enLinea, ausente, ocupado o invisible.' })
  estado?: EstadoUsuario;

  /** `estado` in the reference client's words. Of the two, the one that is not what it was counts, `estado` first. */
  @MayBeOmitted()
  @IsIn(STATUSES, { message: 'El estado debe ser online, away, busy o not-visible.' })
  status?: StatusUsuario;

  /** Those that are sent are written, of the avisos channel by channel; the others stay. */
  @MayBeOmitted()
  @IsObject({ message: 'Las preferencias deben ser un objeto.' })
  @ValidateNested()
  @Type(() => PreferenciasDto)
  preferencias?: PreferenciasDto;
}

export class ModificarUsuarioDto {
  @IsObject({ message: 'Falta el usuario.' })
  @ValidateNested()
  @Type(() => CambiosUsuarioDto)
  user: CambiosUsuarioDto;
}
