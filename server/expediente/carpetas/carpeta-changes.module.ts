import { Module } from '@nestjs/common';
import { CarpetaChanges } from './carpeta-changes.service.js';

/** Apart from the module of carpetas, which depends on domains that change them. */
@Module({ providers: [CarpetaChanges], exports: [CarpetaChanges] })
export class CarpetaChangesModule {}
