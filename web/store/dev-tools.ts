import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { SagaMonitor } from 'redux-saga';

const secret = /token|password|desafio|authorization|^codigos?$|^secreto$|^uri$|^actual$|^nueva$/i;
const hidden = '…';

/** A copy with hidden tokens, passwords and codes, at any depth. */
export function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutSecrets) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const isText = typeof inner === 'string' || Array.isArray(inner);
    const isSecret = secret.test(key) && isText && key !== 'tokenType';
    return [key, isSecret ? hidden : withoutSecrets(inner)];
  });
  return Object.fromEntries(entries) as Value;
}

/** The options of the browser's Redux DevTools in development: state and actions under the product's name. */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Carpetas',
  actionSanitizer: withoutSecrets,
  // Only the session has secrets, and copying the whole cache at each action would be slow.
  stateSanitizer: (state) => {
    const { session, api } = state as { session?: object; api?: { mutations?: object } };
    return {
      ...state,
      ...(session && { session: withoutSecrets(session) }),
      ...(api && { api: { ...api, mutations: withoutSecrets(api.mutations) } }),
    };
  },
};

interface Recorder {
  init(state: unknown): void;
  send(action: { type: string }, state: unknown): void;
}

interface Extension {
  connect(options: { name: string }): Recorder;
}

const recorderOfBrowser = (): Recorder | undefined => {
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = window as { __REDUX_DEVTOOLS_EXTENSION__?: Extension };
  return extension?.connect({ name: 'Carpetas: sagas' });
};

/**
 * Shows the sagas as a second instance in the DevTools, with each effect as an entry and the running effects as the
 * state. `select` is left out, because it happens too often to be useful.
 */
export function createSagaMonitor(recorder = recorderOfBrowser()): SagaMonitor | undefined {
  if (!recorder) return undefined;
  const underWay = new Map<number, string>();
  const send = (type: string) => recorder.send({ type }, { enCurso: [...underWay.values()] });
  const end = (how: string) => (effectId: number) => {
    const name = underWay.get(effectId);
    if (name && underWay.delete(effectId)) send(`${name} · ${how}`);
  };
  recorder.init({ enCurso: [] });
  return {
    rootSagaStarted: ({ saga }) => send(`saga ${saga.name} · empieza`),
    effectTriggered({ effectId, effect }) {
      const name = nameOf(effect);
      if (!name) return;
      underWay.set(effectId, name);
      send(`${name} · empieza`);
    },
    effectResolved: end('termina'),
    effectRejected: end('falla'),
    effectCancelled: end('se cancela'),
  };
}

interface Effect {
  type?: string;
  payload?: { fn?: { name?: string }; pattern?: unknown; action?: { type?: string } };
}

/** «CALL signIn», «TAKE session/sessionOpened». Null for effects that are not shown. */
function nameOf(effect: Effect | null): string | null {
  if (!effect?.type || effect.type === 'SELECT') return null;
  const { fn, pattern, action } = effect.payload ?? {};
  const patterns = [pattern].flat().map((one) => (typeof one === 'symbol' ? one.description : String(one ?? '')));
  const detail = fn?.name || action?.type || patterns.join(', ');
  return `${effect.type} ${detail}`.trim();
}
