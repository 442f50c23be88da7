import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsDateString, IsOptional, IsUUID, Matches } from 'class-validator';
import { NombradoDto } from '../../common/http/nombrado.dto.js';
import { idOf } from '../../common/input/ids.js';
import { CarpetasElegidasDto } from './carpeta-cambios.dto.js';

const IsUltimoDia = () =>
  applyDecorators(
    IsOptional(),
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'El último día debe tener la forma AAAA-MM-DD.' }),
    IsDateString({ strict: true }, { message: 'El último día no existe.' }),
  );

/** Until when somebody sees a carpeta. */
export class OtorgarAccesoDto {
  /** Its last day, `YYYY-MM-DD`, in the time zone of the cuenta; null or left out for no end. */
  @IsUltimoDia()
  hasta?: string | null;
}

/** Opens several carpetas to one member. */
export class OtorgarAccesosDto extends CarpetasElegidasDto {
  /** As in {@link OtorgarAccesoDto}. */
  @IsUltimoDia()
  hasta?: string | null;

  @Transform(idOf)
  @IsUUID('all', { message: 'Elija a quién dar acceso.' })
  usuarioId: string;
}

/** That a member was let into a carpeta. */
export class AccesoDto {
  usuario: NombradoDto;
  /** The name of their role in the cuenta. */
  rol: string;
  desde: Date;
  /** Null for those that the product does not know. */
  otorgadoPor: NombradoDto | null;
  /** Its last day, `YYYY-MM-DD`, in the time zone of the cuenta. */
  hasta: string | null;
  /** False once its last day has passed: it gives no sight any more. */
  vigente: boolean;
}
