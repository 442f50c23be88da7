import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDateString, IsOptional, IsUUID, Matches } from 'class-validator';
import { idOf, idsOf } from '../common/input/ids.js';
import { NombradoDto } from './carpetas.dto.js';

/** Until when somebody sees a carpeta. */
export class OtorgarAccesoDto {
  /** Its last day, `YYYY-MM-DD`, in the time zone of the cuenta; null or left out for no end. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'El último día debe tener la forma AAAA-MM-DD.' })
  @IsDateString({ strict: true }, { message: 'El último día no existe.' })
  hasta?: string | null;
}

/** Opens several carpetas to one member. */
export class OtorgarAccesosDto extends OtorgarAccesoDto {
  @Transform(idsOf)
  @IsArray({ message: 'Indique las carpetas.' })
  @ArrayMinSize(1, { message: 'Elija al menos una carpeta.' })
  @ArrayMaxSize(100, { message: 'Se pueden elegir hasta 100 carpetas a la vez.' })
  @IsUUID('all', { each: true, message: 'Una de las carpetas no es válida.' })
  carpetas: string[];

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

/** A carpeta that was left out of a change of several, and why. */
export class CarpetaRechazadaDto {
  id: string;
  /** Its number or its carátula; null for one that the person may not see. */
  nombre: string | null;
  motivo: string;
}

/** What came of a change of several carpetas. */
export class CambioDeVariasDto {
  /** The carpetas in which it is so now. */
  hechas: string[];
  rechazadas: CarpetaRechazadaDto[];
}
