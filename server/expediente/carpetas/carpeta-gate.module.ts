import { Module } from '@nestjs/common';
import { CarpetaGate } from './carpeta-gate.service.js';

/** Apart from the module of carpetas, which depends on that of documentos. */
@Module({ providers: [CarpetaGate], exports: [CarpetaGate] })
export class CarpetaGateModule {}
