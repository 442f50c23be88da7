import { Global, Module } from '@nestjs/common';
import { LiveSockets } from './live-sockets.js';
import { Realtime } from './realtime.js';

@Global()
@Module({ providers: [LiveSockets, Realtime], exports: [LiveSockets, Realtime] })
export class RealtimeModule {}
