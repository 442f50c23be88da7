import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';

/** The definitions of a generated API one of whose endpoints keeps its answer in another shape (`transformResponse`). */
export type Transformed<Api, Endpoint extends keyof DefinitionsFromApi<Api>, Kept> = Omit<
  DefinitionsFromApi<Api>,
  Endpoint
> &
  Record<Endpoint, OverrideResultType<DefinitionsFromApi<Api>[Endpoint], Kept>>;
