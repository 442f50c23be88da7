import { Transform } from 'class-transformer';
import { IsIn, IsString, Length } from 'class-validator';
import { trimmed } from '../../common/input/trimmed.js';
import { PAISES, type Pais } from '../../vocabulario/paises.js';

export class CrearCuentaDto {
  @Transform(trimmed)
  @IsString({ message: 'Escriba el nombre de la cuenta.' })
  @Length(1, 120, { message: 'El nombre de la cuenta debe tener entre 1 y 120 caracteres.' })
  nombre: string;

  @IsIn(PAISES, { message: 'El país debe ser AR, CL, ES o UY.' })
  pais: Pais;
}

export class CuentaDto {
  cuentaId: string;
  nombre: string;
  pais: Pais;
  /** The IANA name of the time zone, which decides the present day. */
  zonaHoraria: string;
  rolId: number;
  /** The name of the role. */
  rol: string;
  /** The address of the logo's picture. */
  logo: string | null;
}
