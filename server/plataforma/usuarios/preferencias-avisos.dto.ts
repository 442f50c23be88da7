import { applyDecorators } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { Nested } from '../../common/input/nested.js';
import type { TipoAviso } from '../avisos/aviso-tipos.js';

/** The channels for one kind of aviso. The default is `panel` without `correo`. */
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
    Nested(() => CanalesAvisoDto, 'Los canales deben ser un objeto.'),
  );

/** The channels that a person chose for each kind of aviso. */
export class PreferenciasAvisosDto implements Partial<Record<TipoAviso, CanalesAvisoDto>> {
  /** A carpeta was assigned to me. */
  @Canales()
  asignacion?: CanalesAvisoDto;

  /** Somebody mentioned me in a comment. */
  @Canales()
  mencion?: CanalesAvisoDto;

  /** The state of a carpeta of mine changed. */
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

  /** An export that I asked for is ready, or failed. */
  @Canales()
  exportacion?: CanalesAvisoDto;

  /** A tarea was assigned to me. */
  @Canales()
  tarea?: CanalesAvisoDto;

  /** A reminder of a nota of mine is due. */
  @Canales()
  recordatorio?: CanalesAvisoDto;

  /** Somebody answered or closed my request for support. */
  @Canales()
  soporte?: CanalesAvisoDto;

  /** The stock of a product is below its minimum. */
  @Canales()
  inventario?: CanalesAvisoDto;

  /** The end of a plazo. By default it is mailed too. */
  @Canales()
  plazo?: CanalesAvisoDto;

  /** A certificate expires before the signature, or within a week. */
  @Canales()
  certificado?: CanalesAvisoDto;

  /** Somebody added me to an event of the agenda, or changed its time. */
  @Canales()
  evento?: CanalesAvisoDto;
}
