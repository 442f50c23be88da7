import { browserTransport } from '../api/transport';
import { browserChannel } from '../session/session-channel';
import type { Navigation } from '../session/session-context';
import { browserMemory } from '../session/session-memory';
import type { AppEnvironment } from '../store/store';

export function browserEnvironment(navigation: Navigation): AppEnvironment {
  return {
    navigation,
    transport: browserTransport,
    locks: navigator.locks,
    channel: browserChannel(),
    memory: browserMemory,
  };
}
