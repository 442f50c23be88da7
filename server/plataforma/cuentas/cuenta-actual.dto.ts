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
  /** The number of the first carpeta of a year that has none yet. */
  primero: number;
  /** Whether this year has numbers already, from which numbering continues, as far as the reader sees. */
  haEmpezado: boolean;
  /** The codigo that the next carpeta would get now; null for who does not see all carpetas, of which it would tell. */
  proximo: string | null;
}

/** The person who asked for something. */
export class PedidoPorDto {
  id: string;
  nombre: string;
}

/** The closing that was asked for. */
export class CierreDto {
  pedidoEn: Date;
  /** From then on nobody gets in. */
  cierraEn: Date;
  pedidoPor: PedidoPorDto | null;
}

/** The cuenta that the session is in. */
export class CuentaActualDto {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  /** ISO 4217. */
  moneda: string;
  /** IANA name. */
  zonaHoraria: string;
  numeracion: NumeracionDto;
  /** Address of a picture. */
  logo: string | null;
  /** The version for If-Match. */
  version: number;
  creadaEn: Date;
  /** Whether there are carpetas. If so, the country can no longer change. */
  tieneCarpetas: boolean;
  cierre: CierreDto | null;
  /** Whether I am shown the first steps of a new cuenta, or have hidden them; null when there are none for me. */
  primerosPasos: EstadoPrimerosPasos | null;
  /** Days between the request to close the cuenta and its closing. */
  diasHastaCierre: number;
}

/** Changes to the cuenta; what is not sent stays. */
export class ModificarCuentaDto {
  @MayBeOmitted()
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la cuenta.' })
  @Length(1, 120, { message: 'El nombre de la cuenta debe tener entre 1 y 120 caracteres.' })
  nombre?: string;

  /** Only while there are no carpetas. */
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

  /** The number of the next carpeta of this year, for an office that numbered others elsewhere. Above those used. */
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
