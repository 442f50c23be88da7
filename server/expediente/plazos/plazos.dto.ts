import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { idOf } from '../../common/input/ids.js';
import { IsDay } from '../../common/input/is-day.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import { NewId } from '../../common/input/new-id.js';
import { EsNombreDeRegla } from '../../common/input/norma.js';
import { trimmed } from '../../common/input/trimmed.js';
import type { Arranque, Computo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';
import { ConteoDto, ConteoEscritoDto, PersonaDePlazoDto } from '../reglas-de-plazo/reglas-de-plazo.dto.js';

const EsId = (message: string) => applyDecorators(IsOptional(), Transform(idOf), IsUUID('all', { message }));

export class CalculoDePlazoQuery extends ConteoDto {
  @IsDay()
  inicio: string;
}

/** The last day of a plazo. */
export class CalculoDePlazoDto {
  vence: string;
  /** The days from today to the last day. Negative after it. */
  faltan: number;
  /** Whether offices are closed on the last day. */
  enInhabil: boolean;
}

export class InicioDePlazoQuery {
  @Transform(idOf)
  @IsUUID('all', { message: 'La regla no es válida.' })
  reglaId: string;
}

/**
 * The day from which a rule counts in a carpeta. Null while that day has not come, and when the rule counts from its
 * step.
 */
export class InicioDePlazoDto {
  inicio: string | null;
}

/** A new plazo. Without `dias`, `computo` and `arranque`, the figures of its rule count. */
export class CrearPlazoDto extends ConteoEscritoDto {
  @NewId()
  id?: string | null;

  /** The rule from which the plazo is made. */
  @EsId('La regla no es válida.')
  reglaId?: string | null;

  /** The name. Without it, the name of the rule. */
  @MayBeOmitted()
  @EsNombreDeRegla()
  nombre?: string;

  /** The day from which the plazo counts. */
  @IsDay()
  inicio: string;

  @EsId('El responsable no es válido.')
  responsableId?: string | null;
}

/** The fields of an open plazo that change. Fields that are not sent stay. */
export class ModificarPlazoDto extends ConteoEscritoDto {
  @MayBeOmitted()
  @EsNombreDeRegla()
  nombre?: string;

  @MayBeOmitted()
  @IsDay()
  inicio?: string;

  @EsId('El responsable no es válido.')
  responsableId?: string | null;
}

export class CumplirPlazoDto {
  /** The documento of the carpeta that fulfils the plazo. */
  @EsId('El documento no es válido.')
  documentoId?: string | null;
}

export class AnularPlazoDto {
  @Transform(trimmed)
  @IsString({ message: 'El motivo debe ser un texto.' })
  @Length(1, 500, { message: 'Indique el motivo, en hasta 500 caracteres.' })
  motivo: string;
}

export class DocumentoDePlazoDto {
  id: string;
  nombre: string;
}

/** The inscripción of a plazo. */
export class InscripcionDePlazoDto {
  id: string;
  registro: string;
  que: string | null;
}

export const ESTADOS_DE_PLAZO = ['abierto', 'cumplido', 'anulado'] as const;
export type EstadoDePlazo = (typeof ESTADOS_DE_PLAZO)[number];

/** A plazo that runs in a carpeta. */
export class PlazoDto {
  id: string;
  carpetaId: string;
  /** The inscripción of the plazo. Null for a plazo of the whole carpeta. */
  inscripcion: InscripcionDePlazoDto | null;
  reglaId: string | null;
  /** The norm of the rule. Null when the rule has other figures than the plazo. */
  fuente: string | null;
  /** Whether nobody of the office has confirmed the rule by the norm in force yet. */
  porConfirmar: boolean;
  /** Whether the figures of the rule changed since the plazo began. The plazo keeps its own. */
  reglaCambio: boolean;
  nombre: string;
  inicio: string;
  /** The kind of day that `inicio` is. */
  cuentaDesde: CuentaDesde;
  /** Whether the inscripción keeps its place until `vence`. The inscripción has the same `vence`. */
  reservaLugar: boolean;
  dias: number;
  computo: Computo;
  arranque: Arranque;
  /** The last day on which the plazo can be met in time, `YYYY-MM-DD`. */
  vence: string;
  /** Whether offices are closed on the last day. */
  enInhabil: boolean;
  /** The days from today to the last day. Negative after it. */
  faltan: number;
  estado: EstadoDePlazo;
  responsable: PersonaDePlazoDto | null;
  cumplidoEn: Date | null;
  cumplidoPor: PersonaDePlazoDto | null;
  documento: DocumentoDePlazoDto | null;
  anuladoEn: Date | null;
  anuladoPor: PersonaDePlazoDto | null;
  /** Why the plazo was annulled. */
  motivo: string | null;
  version: number;
}
