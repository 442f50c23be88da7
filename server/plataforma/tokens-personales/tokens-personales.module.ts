import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TokensPersonalesController } from './tokens-personales.controller.js';
import { TokensPersonales } from './tokens-personales.service.js';

@Module({
  imports: [AuthModule],
  controllers: [TokensPersonalesController],
  providers: [TokensPersonales],
})
export class TokensPersonalesModule {}
