import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';

/** The definitions of a generated API where `transformResponse` turns the answer of one endpoint into `Kept`. */
export type Transformed<Api, Endpoint extends keyof DefinitionsFromApi<Api>, Kept> = Omit<
  DefinitionsFromApi<Api>,
  Endpoint
> &
  Record<Endpoint, OverrideResultType<DefinitionsFromApi<Api>[Endpoint], Kept>>;
