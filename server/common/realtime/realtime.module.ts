import { Global, Module } from '@nestjs/common';
import { LiveSockets } from './live-sockets.service.js';
import { Realtime } from './realtime.service.js';

@Global()
@Module({ providers: [LiveSockets, Realtime], exports: [LiveSockets, Realtime] })
export class RealtimeModule {}
