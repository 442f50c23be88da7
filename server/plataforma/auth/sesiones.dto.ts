import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import type { TipoDispositivo } from './device.js';
import { IsNewPassword } from './password-rules.js';
import type { SessionMode } from './refresh-tokens.service.js';
import type { SessionMedio } from './sessions.service.js';

/** A session of mine that is open. */
export class SesionAbiertaDto {
  id: string;
  /** Whether it is the session that asks. */
  actual: boolean;
  /** «Chrome en Windows». */
  dispositivo: string;
  @ApiProperty({ enum: ['escritorio', 'movil', 'otro'] })
  tipo: TipoDispositivo;
  /** The network address that it was opened from: all that is known of the place. */
  direccion: string | null;
  @ApiProperty({ enum: ['clave', 'passkey', 'proveedor'] })
  medio: SessionMedio;
  /** Name of the cuenta that it is in. */
  cuenta: string | null;
  creadaEn: Date;
  usadaEn: Date;
  /** `json`: of an API client. `cookie`: of a browser. */
  modo: SessionMode;
}

export class SesionesCerradasDto {
  cerradas: number;
}

export class CambiarClaveDto {
  /** The present password; left out by people who have none yet. */
  @MayBeOmitted()
  @IsString({ message: 'Escriba la contraseña actual.' })
  @Length(1, 128, { message: 'La contraseña debe tener entre 1 y 128 caracteres.' })
  actual?: string;

  @IsNewPassword()
  nueva: string;
}
