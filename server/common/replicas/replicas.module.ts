import { Global, Module } from '@nestjs/common';
import { Replicas } from './replicas.js';

@Global()
@Module({ providers: [Replicas], exports: [Replicas] })
export class ReplicasModule {}
