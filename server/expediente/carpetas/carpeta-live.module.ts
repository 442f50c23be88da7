import { Module } from '@nestjs/common';
import { CarpetaLive } from './carpeta-live.service.js';

/** Apart from the module of carpetas, which depends on domains that change them. */
@Module({ providers: [CarpetaLive], exports: [CarpetaLive] })
export class CarpetaLiveModule {}
