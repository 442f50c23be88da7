import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ROLES } from '../common/access/roles.js';
import { booleanFromText } from '../common/input/boolean-from-text.js';
import { MayBeOmitted } from '../common/input/may-be-omitted.js';
import type { EstadoUsuario } from '../common/tenancy/estados-usuario.js';

const MEMBRESIAS = ['activa', 'suspendida'] as const;
export type EstadoMembresia = (typeof MEMBRESIAS)[number];

export class MiembrosQuery {
  /** Also those who are suspended, for those who administer the team. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'El filtro «todos» debe ser true o false.' })
  todos?: boolean;
}

/** What is sent is written; what is not stays. */
export class ModificarMiembroDto {
  /** 1 titular, 2 adscripto, 3 oficial, 4 gestor, 5 lectura. */
  @MayBeOmitted()
  @IsIn(ROLES, { message: 'Ese rol no existe.' })
  rolId?: number;

  @MayBeOmitted()
  @IsIn(MEMBRESIAS, { message: 'El estado debe ser activa o suspendida.' })
  estado?: EstadoMembresia;
}

export class MiembroDto {
  id: string;
  nombre: string;
  email: string;
  avatar: string | null;
  rolId: number;
  /** The role's name. */
  rol: string;
  /** Presence, as they chose it. */
  estado: EstadoUsuario;
  membresia: EstadoMembresia;
}
