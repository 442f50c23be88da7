import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EnlacesService } from './enlaces.service.js';
import { RegistroController } from './registro.controller.js';
import { RegistroService } from './registro.service.js';

/** Signs people up, confirms e-mails and changes forgotten passwords, by links in mails. */
@Module({
  imports: [AuthModule],
  controllers: [RegistroController],
  providers: [RegistroService, EnlacesService],
})
export class RegistroModule {}
