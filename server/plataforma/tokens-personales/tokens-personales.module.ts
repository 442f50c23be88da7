import { Module } from '@nestjs/common';
import { RevocacionDeTokens } from './revocacion-de-tokens.service.js';
import { TokensPersonalesController } from './tokens-personales.controller.js';
import { TokensPersonalesRepository } from './tokens-personales.repository.js';
import { TokensPersonales } from './tokens-personales.service.js';

@Module({
  controllers: [TokensPersonalesController],
  providers: [TokensPersonales, TokensPersonalesRepository, RevocacionDeTokens],
  exports: [RevocacionDeTokens],
})
export class TokensPersonalesModule {}
