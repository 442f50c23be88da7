import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsBoolean, IsObject, ValidateNested } from 'class-validator';
import type { TipoAviso } from '../avisos/aviso-tipos.js';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';

/** By which channels somebody wants to hear of one kind; what is absent is as for everybody: panel, and no e-mail. */
export class CanalesAvisoDto {
  @MayBeOmitted()
  @IsBoolean({ message: 'El canal panel debe ser true o false.' })
  panel?: boolean;

  @MayBeOmitted()
  @IsBoolean({ message: 'El canal correo debe ser true o false.' })
  correo?: boolean;
}

const Canales = () =>
  applyDecorators(
    MayBeOmitted(),
    IsObject({ message: 'Los canales deben ser un objeto.' }),
    ValidateNested(),
    Type(() => CanalesAvisoDto),
  );

/** What somebody wants to hear of, and how. */
export class PreferenciasAvisosDto implements Partial<Record<TipoAviso, CanalesAvisoDto>> {
  /** A carpeta was assigned to me. */
  @Canales()
  asignacion?: CanalesAvisoDto;

  /** A carpeta of mine is in another state. */
  @Canales()
  movimiento?: CanalesAvisoDto;

  /** A document or a version was added to a carpeta of mine. */
  @Canales()
  documento?: CanalesAvisoDto;

  /** Somebody joined the team. */
  @Canales()
  incorporacion?: CanalesAvisoDto;

  /** Somebody wrote to me. */
  @Canales()
  mensaje?: CanalesAvisoDto;

  /** An export of the cuenta that I asked for. */
  @Canales()
  exportacion?: CanalesAvisoDto;

  /** A tarea was assigned to me. */
  @Canales()
  tarea?: CanalesAvisoDto;

  /** The reminder of a nota of mine. */
  @Canales()
  recordatorio?: CanalesAvisoDto;
}
