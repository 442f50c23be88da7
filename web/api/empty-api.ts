import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { selectCuentaId } from '../session/session-selectors';
import type { RootState } from '../store/store';
import { takeAhead } from './answers-ahead';
import type { HttpRequest, RequestOptions } from './http';
import { HttpError } from './http-error';
import type { AppServices } from './services';

/** A failed call as RTK Query keeps it: a plain object, because the store holds only plain values. */
export interface ApiError {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  requestId?: string;
}

type ApiRequest = Omit<HttpRequest, 'options' | 'signal'>;

/**
 * Sends a request through the session's http client, unless its answer came ahead (`answers-ahead.ts`). Outside a
 * cuenta it sends nothing, since a closing page may still ask. The caller shows a failure; a toast tells it only for a
 * `reported` endpoint. The `extraOptions` of an endpoint are its {@link RequestOptions}.
 */
const baseQuery: BaseQueryFn<string | ApiRequest, unknown, ApiError, RequestOptions> = async (
  args,
  { signal, extra, getState },
  options,
) => {
  const services = extra as AppServices;
  if (!selectCuentaId(getState() as RootState)) return { error: signedOut };
  const request = typeof args === 'string' ? { url: args } : args;
  const ahead = await takeAhead(services, request);
  if (ahead !== undefined) return { data: ahead };
  try {
    const { data } = await services.http.request({
      ...request,
      body: asForm(request.body),
      signal,
      options: { skipErrorNotification: true, ...options },
    });
    return { data };
  } catch (error) {
    return { error: plainError(error) };
  }
};

/** A body with a file becomes a form. Its fields keep their order, because the server reads them one by one. */
function asForm(body: unknown): unknown {
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value, name);
    else form.append(name, String(value));
  }
  return form;
}

export const signedOut: ApiError = { status: 0, code: 'SESSION_EXPIRED', message: 'La sesión terminó' };

function plainError(error: unknown): ApiError {
  if (!(error instanceof HttpError)) return { status: 0, code: 'UNKNOWN', message: String(error) };
  const { status, code, message, details, requestId } = error;
  return { status, code, message, details, requestId };
}

/**
 * The API without endpoints. The generated client and the features add their endpoints. It is loaded with the signed-in
 * pages.
 */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The dispatch of code that changes the cache, in an endpoint or a saga. */
// biome-ignore lint/suspicious/noExplicitAny: as RTK Query itself types it
export type ApiDispatch = ThunkDispatch<any, any, UnknownAction>;

/** The cached answers and the running requests in the state of the store; undefined before the first request. */
export const cacheIn = (state: object): ReturnType<typeof emptyApi.reducer> | undefined =>
  (state as { [Path in typeof emptyApi.reducerPath]?: ReturnType<typeof emptyApi.reducer> })[emptyApi.reducerPath];
