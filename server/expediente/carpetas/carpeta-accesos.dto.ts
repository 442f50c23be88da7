import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsDateString, IsOptional, IsUUID, Matches } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';
import { CarpetasElegidasDto } from './lotes.dto.js';

const IsUltimoDia = () =>
  applyDecorators(
    IsOptional(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'El último día debe tener la forma AAAA-MM-DD.' }),
    IsDateString({ strict: true }, { message: 'El último día no existe.' }),
  );

/** The last day of an access. */
export class OtorgarAccesoDto {
  /** The last day, `YYYY-MM-DD`, in the time zone of the cuenta. Without it, or with null, the access has no end. */
  @IsUltimoDia()
  hasta?: string | null;
}

/** The carpetas to which a member gets access. */
export class OtorgarAccesosDto extends CarpetasElegidasDto {
  /** The last day, as in {@link OtorgarAccesoDto}. */
  @IsUltimoDia()
  hasta?: string | null;

  @Transform(idOf)
  @IsUUID('all', { message: 'Elija a quién dar acceso.' })
  usuarioId: string;
}

/** A member's access to a carpeta. */
export class AccesoDto {
  usuario: NombradoDto;
  /** The name of the member's role in the cuenta. */
  rol: string;
  desde: Date;
  /** The person who gave the access. Null when that is unknown. */
  otorgadoPor: NombradoDto | null;
  /** The last day, `YYYY-MM-DD`, in the time zone of the cuenta. Null for no end. */
  hasta: string | null;
  /** False once the last day has passed. Then the member no longer sees the carpeta by it. */
  vigente: boolean;
}
