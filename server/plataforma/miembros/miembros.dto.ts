import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { booleanFromText } from '../../common/input/boolean-from-text.js';
import { MayBeOmitted } from '../../common/input/may-be-omitted.js';
import type { EstadoUsuario } from '../../common/tenancy/estados-usuario.js';
import { ROLES } from '../../vocabulario/roles.js';

const MEMBRESIAS = ['activa', 'suspendida'] as const;
export type EstadoMembresia = (typeof MEMBRESIAS)[number];

export class MiembrosQuery {
  /** Whether suspended members are listed too; only for people who administer the team. */
  @IsOptional()
  @Transform(booleanFromText)
  @IsBoolean({ message: 'El filtro «todos» debe ser true o false.' })
  todos?: boolean;
}

/** Changes to a member. Fields that are left out stay as they are. */
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
  /** The name of the role. */
  rol: string;
  /** The person's presence, as others see it. */
  estado: EstadoUsuario;
  membresia: EstadoMembresia;
}
