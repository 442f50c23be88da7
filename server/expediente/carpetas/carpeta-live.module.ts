import { Module } from '@nestjs/common';
import { CarpetaLive } from './carpeta-live.service.js';

/** Apart from the module of carpetas, of which those who tell of changes need nothing else. */
@Module({ providers: [CarpetaLive], exports: [CarpetaLive] })
export class CarpetaLiveModule {}
