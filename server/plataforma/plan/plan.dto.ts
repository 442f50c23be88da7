import { IsIn } from 'class-validator';
import { PLAN_IDS, type PlanId } from './planes.js';

export class PlanDto {
  id: PlanId;
  nombre: string;
  /** The limit of people: active members and open invitations together. */
  miembros: number;
  /** The limit of bytes of all versions of all documents. */
  almacenamientoBytes: number;
}

export class UsoDePlanDto {
  /** The number of active members. */
  miembros: number;
  /** The number of open invitations. */
  invitaciones: number;
  /** The bytes of all versions of all documents, with the trash. Null for members who do not see all carpetas. */
  almacenamientoBytes: number | null;
  /** The number of documents. Null for members who do not see all carpetas. */
  documentos: number | null;
}

export class PlanDeCuentaDto {
  plan: PlanDto;
  /** All plans, from the smallest to the largest. */
  planes: PlanDto[];
  uso: UsoDePlanDto;
}

export class CambiarPlanDto {
  @IsIn(PLAN_IDS, { message: 'Elija un plan que exista.' })
  planId: PlanId;
}
