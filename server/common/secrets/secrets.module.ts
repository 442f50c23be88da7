import { Global, Module } from '@nestjs/common';
import { Pases } from './pases.js';
import { SecretBox } from './secret-box.js';

@Global()
@Module({ providers: [SecretBox, Pases], exports: [SecretBox, Pases] })
export class SecretsModule {}
