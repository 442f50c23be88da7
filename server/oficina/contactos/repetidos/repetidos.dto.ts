import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsUUID, Min } from 'class-validator';
import { idOf } from '../../../common/input/ids.js';
import { Nested } from '../../../common/input/nested.js';
import { CamposContactoDto, ContactoDto } from '../contactos.dto.js';
import { DIFERENCIAS, type Diferencia } from '../intercambio/mismo-contacto.js';
import { COINCIDENCIAS, type CoincidenciaDeFila } from '../intercambio/reparto.js';

/** A difference between two contacts that look alike. */
export class DiferenciaDeContactosDto {
  @ApiProperty({ enum: DIFERENCIAS })
  dato: Diferencia['dato'];
  uno: string;
  otro: string;
}

/** Two contacts that may be one. */
export class ContactosRepetidosDto {
  /** The older of both. */
  uno: ContactoDto;
  otro: ContactoDto;
  /** The data that both have in common; `nombre` is the name with the company. */
  @ApiProperty({ enum: COINCIDENCIAS, isArray: true })
  coincidencias: CoincidenciaDeFila[];
  /** Why they may be two; empty for the same person. */
  diferencias: DiferenciaDeContactosDto[];
}

export class PaginaDeRepetidosDto {
  /** The first pairs; those that are surely one come first. */
  pares: ContactosRepetidosDto[];
  /** The number of all pairs. */
  total: number;
}

export class DistintosDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El contacto no es válido.' })
  unoId: string;

  @Transform(idOf)
  @IsUUID('all', { message: 'El otro contacto no es válido.' })
  otroId: string;

  /** Whether they are two people. False offers them again. */
  @IsBoolean({ message: 'Indique con true o false si son distintos.' })
  distintos: boolean;
}

export class ContactoVistoDto {
  @Transform(idOf)
  @IsUUID('all', { message: 'El contacto no es válido.' })
  id: string;

  /** The version that the caller saw. */
  @IsInt({ message: 'La versión debe ser un número entero.' })
  @Min(1, { message: 'La versión debe ser un número entero.' })
  version: number;
}

export class CombinarContactosDto {
  /** The contact that stays. */
  @Nested(() => ContactoVistoDto, 'Falta el contacto que queda.')
  queda: ContactoVistoDto;

  /** The contact that goes. */
  @Nested(() => ContactoVistoDto, 'Falta el contacto que se combina.')
  otro: ContactoVistoDto;

  /** The fields of the contact that stays. Fields that are not sent stay as they are. */
  @Nested(() => CamposContactoDto, 'Falta el contacto.')
  contact: CamposContactoDto;
}

export class SepararContactosDto {
  /** The contact that stayed. */
  @Nested(() => ContactoVistoDto, 'Falta el contacto que quedó.')
  queda: ContactoVistoDto;

  /** The contact that went, which comes back. */
  @Transform(idOf)
  @IsUUID('all', { message: 'El otro contacto no es válido.' })
  otroId: string;

  /** The fields that the contact had before. Fields that are not sent stay as they are. */
  @Nested(() => CamposContactoDto, 'Falta el contacto.')
  contact: CamposContactoDto;
}
