import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CuentasModule } from '../cuentas/cuentas.module.js';
import { DemoData } from './demo-data.service.js';

@Module({ imports: [AuthModule, CuentasModule], providers: [DemoData] })
export class DemoModule {}
