import { Module } from '@nestjs/common';
import { CarpetaGate } from './carpeta-gate.service.js';

/** Apart from the module of carpetas, of which those who ask this need nothing else. */
@Module({ providers: [CarpetaGate], exports: [CarpetaGate] })
export class CarpetaGateModule {}
