import { Module } from '@nestjs/common';
import { CarpetaLive } from './carpeta-live.service.js';

/** Apart from the carpetas module, because domains that tell of changes need nothing else of it. */
@Module({ providers: [CarpetaLive], exports: [CarpetaLive] })
export class CarpetaLiveModule {}
