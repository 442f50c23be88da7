import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, StepUp, Tenant } from '../../common/access/access.decorators.js';
import type { TenantContext } from '../../common/tenancy/transactions.js';
import { seesAllCarpetas } from '../../vocabulario/roles.js';
import { CambiarPlanDto, PlanDeCuentaDto } from './plan.dto.js';
import { Plan } from './plan.service.js';
import { PLANES } from './planes.js';

@ApiTags('plan')
@Controller('plan')
export class PlanController {
  constructor(private readonly plan: Plan) {}

  /** The plan of the cuenta, its use, and all plans. */
  @Get()
  @RequirePermission('plan.ver')
  async get(@Tenant() tenant: TenantContext): Promise<PlanDeCuentaDto> {
    const { plan, uso } = await this.plan.get();
    // The growth of the use would reveal documents in carpetas that members do not see.
    const hidden = seesAllCarpetas(tenant.rolId) ? {} : { almacenamientoBytes: null, documentos: null };
    return { plan, uso: { ...uso, ...hidden }, planes: [...PLANES] };
  }

  /** Changes the plan of the cuenta, if its use fits the new plan. */
  @Put()
  @RequirePermission('plan.administrar')
  @StepUp()
  async change(@Body() { planId }: CambiarPlanDto, @Tenant() tenant: TenantContext): Promise<PlanDeCuentaDto> {
    await this.plan.change(planId);
    return this.get(tenant);
  }
}
