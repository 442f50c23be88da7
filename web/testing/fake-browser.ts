import type { Locks } from '../session/refresh-lock';
import type { SessionChannel, SessionMessage } from '../session/session-channel';
import type { SessionMemory } from '../session/session-memory';

/** Web Locks that the tabs of one test share. One tab holds the lock, the others wait in order. */
export function createFakeLocks(): Locks {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  return {
    async request(_name, { ifAvailable }, callback) {
      if (isHeld && ifAvailable) return callback(null);
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      isHeld = true;
      try {
        return await callback({});
      } finally {
        isHeld = false;
        waiting.shift()?.();
      }
    },
  };
}

/** The session memory that the tabs of one test share. */
export function createFakeMemory({ isSignedIn = false } = {}): SessionMemory {
  let kept: 'nobody' | 'signedIn' | 'owesLock' = isSignedIn ? 'signedIn' : 'nobody';
  return {
    mayBeSignedIn: () => kept !== 'nobody',
    remember: () => {
      kept = 'signedIn';
    },
    forget: () => {
      kept = 'nobody';
    },
    owesLock: () => kept === 'owesLock',
    oweLock: () => {
      kept = 'owesLock';
    },
  };
}

/** BroadcastChannels that the tabs of one test share. Each tab hears the others later, and never its own messages. */
export function createFakeChannels(): () => SessionChannel {
  const tabs = new Set<Set<(message: SessionMessage) => void>>();
  return () => {
    const listeners = new Set<(message: SessionMessage) => void>();
    tabs.add(listeners);
    return {
      post(message) {
        const others = [...tabs].filter((tab) => tab !== listeners);
        setTimeout(() => {
          for (const listener of others.flatMap((tab) => [...tab])) listener(structuredClone(message));
        });
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
}
