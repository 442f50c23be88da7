import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import { trimmed, trimmedOrNull } from '../../common/input/trimmed.js';
import { ESTADOS_USUARIO, type EstadoUsuario } from '../../common/tenancy/estados-usuario.js';
import { PreferenciasDto } from '../usuarios/preferencias.dto.js';
import { STATUS_OF, type StatusUsuario } from '../usuarios/usuarios.dto.js';

const STATUSES = Object.values(STATUS_OF);

/** The fields that people may change about themselves. Other fields are ignored. */
export class CambiosUsuarioDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba su nombre.' })
  @Length(1, 120, { message: 'El nombre debe tener entre 1 y 120 caracteres.' })
  name?: string;

  /** The person's job, as other members see it. Null removes it. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El cargo debe ser un texto.' })
  @MaxLength(120, { message: 'El cargo puede tener hasta 120 caracteres.' })
  cargo?: string | null;

  /** With the code of the country, such as `+34 600 00 00 00`. Null removes it. */
  @IsOptional()
  @Transform(trimmedOrNull)
  @IsString({ message: 'El teléfono debe ser un texto.' })
  @MaxLength(40, { message: 'El teléfono puede tener hasta 40 caracteres.' })
  telefono?: string | null;

  @MayBeOmitted()
  @IsIn(ESTADOS_USUARIO, { message: 'El estado debe ser enLinea, ausente, ocupado o invisible.' })
  estado?: EstadoUsuario;

  /** The `estado`, in the words of the reference client. If both are sent, the changed field counts, `estado` first. */
  @MayBeOmitted()
  @IsIn(STATUSES, { message: 'El estado debe ser online, away, busy o not-visible.' })
  status?: StatusUsuario;

  /** Only the preferences that are sent change. The channels of avisos are merged. */
  @MayBeOmitted()
  @Nested(() => PreferenciasDto, 'Las preferencias deben ser un objeto.')
  preferencias?: PreferenciasDto;
}

export class ModificarUsuarioDto {
  @Nested(() => CambiosUsuarioDto, 'Falta el usuario.')
  user: CambiosUsuarioDto;
}
