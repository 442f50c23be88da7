import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, Length, Matches, Max, Min } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { MONEDAS_ISO } from '../../common/input/monedas.js';
import { trimmed } from '../../common/input/trimmed.js';
import { PAISES, type Pais } from '../../vocabulario/paises.js';
import { IsTimeZone } from './is-time-zone.js';
import type { EstadoPrimerosPasos } from './primeros-pasos.dto.js';

/** How the cuenta's carpetas are numbered. */
export class NumeracionDto {
  /** The beginning of every codigo, before the year. */
  prefijo: string;
  /** The number of the first carpeta in a year without carpetas. */
  primero: number;
  /** Whether this year has numbers already, as far as the reader sees. Numbering continues from them. */
  haEmpezado: boolean;
  /**
   * The codigo that the next carpeta would get now. Null for members who do not see all carpetas: it would tell their
   * number.
   */
  proximo: string | null;
}

/** The person who requested the closing. */
export class PedidoPorDto {
  id: string;
  nombre: string;
}

/** The requested closing of the cuenta. */
export class CierreDto {
  pedidoEn: Date;
  /** From this moment nobody enters the cuenta. */
  cierraEn: Date;
  pedidoPor: PedidoPorDto | null;
}

/** The active cuenta of the session. */
export class CuentaActualDto {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  /** The currency, as an ISO 4217 code. */
  moneda: string;
  /** The IANA name of the time zone. */
  zonaHoraria: string;
  numeracion: NumeracionDto;
  /** The address of a picture. */
  logo: string | null;
  /** The version for If-Match. */
  version: number;
  creadaEn: Date;
  /** Whether the cuenta has carpetas. If so, the country can no longer change. */
  tieneCarpetas: boolean;
  cierre: CierreDto | null;
  /** Whether I see or have hidden the first steps of a new cuenta. Null when there are no first steps for me. */
  primerosPasos: EstadoPrimerosPasos | null;
  /** Days between the request to close the cuenta and its closing. */
  diasHastaCierre: number;
}

/** Changes to the cuenta. Fields that are left out stay as they are. */
export class ModificarCuentaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la cuenta.' })
  @Length(1, 120, { message: 'El nombre de la cuenta debe tener entre 1 y 120 caracteres.' })
  nombre?: string;

  /** The country can change only while there are no carpetas. */
  @MayBeOmitted()
  @IsIn(PAISES, { message: 'El país debe ser AR, CL, ES o UY.' })
  pais?: Pais;

  @MayBeOmitted()
  @IsIn(MONEDAS_ISO, { message: 'La moneda debe ser un código ISO 4217, por ejemplo ARS.' })
  moneda?: string;

  @MayBeOmitted()
  @IsTimeZone({ message: 'Esa zona horaria no existe.' })
  zonaHoraria?: string;

  @MayBeOmitted()
  @Transform((params) => {
    const value = trimmed(params);
    return typeof value === 'string' ? value.toUpperCase() : value;
  })
  @Matches(/^[A-Z0-9./-]{0,8}$/, {
    message: 'El prefijo puede tener hasta 8 caracteres: letras sin acento, números, punto, guion y barra.',
  })
  prefijo?: string;

  @MayBeOmitted()
  @IsInt({ message: 'El primer número debe ser un número entero.' })
  @Min(1, { message: 'El primer número debe ser 1 o más.' })
  @Max(999_999, { message: 'El primer número debe ser 999999 o menos.' })
  primero?: number;

  /**
   * The number of the next carpeta of this year. For offices that numbered carpetas elsewhere. The number must be above
   * the used numbers.
   */
  @MayBeOmitted()
  @IsInt({ message: 'El próximo número debe ser un número entero.' })
  @Min(1, { message: 'El próximo número debe ser 1 o más.' })
  @Max(999_999, { message: 'El próximo número debe ser 999999 o menos.' })
  proximo?: number;
}

export class CerrarCuentaDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la cuenta.' })
  nombre: string;
}
