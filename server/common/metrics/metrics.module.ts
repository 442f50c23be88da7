import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { Metrics } from './metrics.js';

@Module({ imports: [FilesModule], providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
