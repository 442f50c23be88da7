import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type Slice,
} from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createHttp } from '../api/http';
import { createPendingRequests } from '../api/pending-requests';
import type { AppServices } from '../api/services';
import type { Transport } from '../api/transport';
import { toastsSlice } from '../components/toasts-slice';
import { reportError } from '../lib/log';
import type { SessionContext } from '../session/session-context';
import { sessionSlice } from '../session/session-slice';
import { createSagaMonitor, devTools } from './dev-tools';
import { createHttpSession } from './http-session';
import { rootSaga } from './root-saga';

/** The parts of the browser that the store uses. Tests give fakes. */
export type AppEnvironment = Omit<SessionContext, 'http' | 'services'> & { transport: Transport };

/** The slices that are loaded with features. A feature declares its slices by module augmentation. */
// biome-ignore lint/suspicious/noEmptyInterface: features augment it
export interface LazySlices {}

type LateSlice = Slice | { reducerPath: string; reducer: Reducer };

function configureAppStore(services: AppServices) {
  const rootReducer = combineSlices(sessionSlice, toastsSlice).withLazyLoadedSlices<LazySlices>();
  const late = createDynamicMiddleware();
  const sagas = createSagaMiddleware({
    // A production build drops this, so no extension can read the state or a token.
    sagaMonitor: import.meta.env.DEV ? createSagaMonitor() : undefined,
    onError: (error, { sagaStack }) => reportError('A saga ended with an error', { error, sagaStack }),
  });
  const store = configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV && devTools,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(sagas, late.middleware),
    // The default waits for the next frame. A dropped card would be at its old place for that frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  return { store, rootReducer, late, sagas };
}

/**
 * Builds a whole application: store, http client and running sagas. The browser has one application; a test of tabs has
 * several.
 */
export function createApp(environment: AppEnvironment) {
  const pending = createPendingRequests();
  // The store needs the services and the http client needs the store, so `http` is added later.
  const services = { pending } as AppServices;
  const { store, rootReducer, late, sagas } = configureAppStore(services);
  const session = createHttpSession({ store, runSaga: sagas.run, navigation: environment.navigation, services });
  services.http = createHttp({ session, pending, transport: environment.transport });
  sagas.run(rootSaga, { ...environment, http: services.http, services });

  return {
    store,
    services,
    memory: environment.memory,
    runSaga: sagas.run,
    /** Adds the slice of a feature, and its middleware. */
    inject(slice: LateSlice, ...middleware: Middleware[]): void {
      rootReducer.inject(slice as { reducerPath: never; reducer: Reducer });
      if (middleware.length > 0) late.addMiddleware(...middleware);
      // The action gives the slice its initial state now, so that the first component to select it finds it.
      store.dispatch({ type: 'app/sliceInjected' });
    },
  };
}

export type App = ReturnType<typeof createApp>;
export type AppStore = ReturnType<typeof configureAppStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
