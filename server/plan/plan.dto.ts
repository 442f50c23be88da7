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
  /** The bytes of all versions of all documents, the trash included. */
  almacenamientoBytes: number;
  documentos: number;
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
