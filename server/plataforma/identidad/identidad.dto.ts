import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import type { SessionMode } from '../auth/refresh-tokens.service.js';

/** The body that goes with a provider's ID token, which is the bearer token. */
export class SyncDto {
  /** The nonce of the request for the ID token. */
  @IsString({ message: 'Falta el nonce con el que se pidió el token.' })
  @Length(1, 200, { message: 'El nonce no es válido.' })
  nonce: string;

  /** `json` puts the refresh token in the body (API clients), `cookie` in an HttpOnly cookie (browsers). */
  @IsOptional()
  @IsIn(['json', 'cookie'], { message: 'El modo debe ser json o cookie.' })
  mode?: SessionMode;
}
