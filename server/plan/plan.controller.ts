import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission, StepUp } from '../common/access/access.decorators.js';
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
  async get(): Promise<PlanDeCuentaDto> {
    return { ...(await this.plan.get()), planes: [...PLANES] };
  }

  /** Changes the plan of the cuenta, if its use fits the new one. */
  @Put()
  @RequirePermission('plan.administrar')
  @StepUp()
  async change(@Body() { planId }: CambiarPlanDto): Promise<PlanDeCuentaDto> {
    await this.plan.change(planId);
    return this.get();
  }
}
