import { Module } from '@nestjs/common';
import { CarpetaGate } from './carpeta-gate.service.js';

/** Apart from the carpetas module, because other domains need nothing else of it. */
@Module({ providers: [CarpetaGate], exports: [CarpetaGate] })
export class CarpetaGateModule {}
