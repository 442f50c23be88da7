import { IsIn } from 'class-validator';
import { PLAN_IDS, type PlanId } from './planes.js';

export class PlanDto {
  id: PlanId;
  nombre: string;
  /** How many people: active members, and invitations that may still be accepted. */
  miembros: number;
  /** How much all versions of all documents may take. */
  almacenamientoBytes: number;
}

export class UsoDePlanDto {
  /** Active members. */
  miembros: number;
  /** Invitations that may still be accepted. */
  invitaciones: number;
  /** All versions of all documents, those in the trash too. */
  almacenamientoBytes: number;
  documentos: number;
}

export class PlanDeCuentaDto {
  plan: PlanDto;
  /** Those that there are, from the smallest to the largest. */
  planes: PlanDto[];
  uso: UsoDePlanDto;
}

export class CambiarPlanDto {
  @IsIn(PLAN_IDS, { message: 'Ese plan no existe.' })
  planId: PlanId;
}
