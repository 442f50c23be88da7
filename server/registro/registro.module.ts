import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EnlacesService } from './enlaces.service.js';
import { RegistroController } from './registro.controller.js';
import { RegistroService } from './registro.service.js';

/** Signing up, confirming an e-mail and choosing another password: all that is done by links in mails. */
@Module({
  imports: [AuthModule],
  controllers: [RegistroController],
  providers: [RegistroService, EnlacesService],
})
export class RegistroModule {}
