import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { call, put, select, take } from 'typed-redux-saga';
import { describe, expect, it } from 'vitest';
import { signInRequested } from '../session/session-intents';
import { sessionOpened } from '../session/session-slice';
import { buildSession, createTestApp } from '../testing/test-app';
import { createSagaMonitor, devTools, withoutSecrets } from './dev-tools';

describe('the data for the DevTools', () => {
  it('have no token of a session, neither in an action nor in the state', () => {
    const session = buildSession();
    const { open, store } = createTestApp();
    open(session);
    const state = devTools.stateSanitizer?.(store.getState(), 0);
    const action = devTools.actionSanitizer?.(sessionOpened(session), 0);
    for (const shown of [state, action]) expect(JSON.stringify(shown)).not.toContain(session.accessToken);
    expect(action?.payload).toMatchObject({ accessToken: '…', tokenType: 'bearer', user: { name: 'Ana Rivas' } });
    expect(state).toMatchObject({ session: { accessToken: '…', estado: 'ACTIVE_SESSION' } });
    expect(store.getState().session.accessToken).toBe(session.accessToken);
  });

  it('have no password', () => {
    const { payload } = withoutSecrets(signInRequested({ email: 'a@b.test', password: 'secreta', redirectURL: null }));
    expect(payload.body).toEqual({ email: 'a@b.test', password: '…' });
  });

  it('have nothing of the second factor, of a change of password or of an identity provider', () => {
    const mutations = {
      m1: { originalArgs: { cambiarClaveDto: { actual: 'vieja-1', nueva: 'nueva-1' } } },
      m2: { data: { codigos: ['abcd0-efghj'] } },
      m3: { data: { secreto: 'ABCDEFGH', uri: 'otpauth://totp/x' } },
    };
    const state = devTools.stateSanitizer?.({ api: { mutations, queries: {} } }, 0);
    const action = withoutSecrets({ payload: { headers: { authorization: 'Bearer abc' } } });
    expect(JSON.stringify([state, action])).not.toMatch(/vieja-1|nueva-1|abcd0|ABCDEFGH|otpauth|abc"/);
  });
});

it('name the effects of sagas one by one, with those under way', async () => {
  const told: { type: string; state: unknown }[] = [];
  const recorder = {
    init: () => undefined,
    send: ({ type }: { type: string }, state: unknown) => void told.push({ type, state }),
  };
  const sagas = createSagaMiddleware({ sagaMonitor: createSagaMonitor(recorder) });
  const store = configureStore({ reducer: () => 0, middleware: (defaults) => defaults().concat(sagas) });
  async function work() {
    return 'hecho';
  }
  const task = sagas.run(function* oficina() {
    yield* take('empezar');
    yield* select();
    yield* call(work);
    yield* put({ type: 'listo' });
  });
  store.dispatch({ type: 'empezar' });
  await task.toPromise();

  expect(told.map(({ type }) => type)).toEqual([
    'saga oficina · empieza',
    'TAKE empezar · empieza',
    'TAKE empezar · termina',
    'CALL work · empieza',
    'CALL work · termina',
    'PUT listo · empieza',
    'PUT listo · termina',
  ]);
  expect(told[1]?.state).toEqual({ enCurso: ['TAKE empezar'] });
});

it('are not made without the extension', () => {
  expect(createSagaMonitor()).toBeUndefined();
});
