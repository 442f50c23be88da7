import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import type { TipoDispositivo } from './device.js';
import { IsNewPassword } from './password-rules.js';
import type { SessionMode } from './refresh-tokens.service.js';
import type { SessionMedio } from './sessions.service.js';

/** One of my open sessions. */
export class SesionAbiertaDto {
  id: string;
  /** Whether this session sent the request. */
  actual: boolean;
  /** The browser and the system, such as «Chrome en Windows». */
  dispositivo: string;
  @ApiProperty({ enum: ['escritorio', 'movil', 'otro'] })
  tipo: TipoDispositivo;
  /** The network address at the sign-in. Nothing more is known of the place. */
  direccion: string | null;
  @ApiProperty({ enum: ['clave', 'passkey', 'proveedor'] })
  medio: SessionMedio;
  /** The name of the active cuenta of the session. */
  cuenta: string | null;
  creadaEn: Date;
  usadaEn: Date;
  /** `json`: the session of an API client. `cookie`: the session of a browser. */
  modo: SessionMode;
}

export class SesionesCerradasDto {
  cerradas: number;
}

export class CambiarClaveDto {
  /** The present password. People without a password leave it out. */
  @MayBeOmitted()
  @IsString({ message: 'Escriba la contraseña actual.' })
  @Length(1, 128, { message: 'La contraseña debe tener entre 1 y 128 caracteres.' })
  actual?: string;

  @IsNewPassword()
  nueva: string;
}
