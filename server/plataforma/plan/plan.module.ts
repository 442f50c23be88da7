import { Module } from '@nestjs/common';
import { PlanController } from './plan.controller.js';
import { PlanRepository } from './plan.repository.js';
import { Plan } from './plan.service.js';

@Module({ controllers: [PlanController], providers: [Plan, PlanRepository], exports: [Plan] })
export class PlanModule {}
