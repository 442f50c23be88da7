import { Global, Module } from '@nestjs/common';
import { LiveSockets } from './live-sockets.js';
import { Presence } from './presence.js';
import { Realtime } from './realtime.js';

@Global()
@Module({ providers: [LiveSockets, Presence, Realtime], exports: [LiveSockets, Presence, Realtime] })
export class RealtimeModule {}
