import { IsIn } from 'class-validator';
import { PLAN_IDS, type PlanId } from './planes.js';

export class PlanDto {
  id: PlanId;
  nombre: string;
  /** The most people: active members and open invitations together. */
  miembros: number;
  /** The most bytes of all versions of all documents. */
  almacenamientoBytes: number;
}

export class UsoDePlanDto {
  /** The number of active members. */
  miembros: number;
  /** The number of open invitations. */
  invitaciones: number;
  /** The bytes of all versions of all documents, the trash included; null for who does not see all carpetas. */
  almacenamientoBytes: number | null;
  /** Null for who does not see all carpetas. */
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
