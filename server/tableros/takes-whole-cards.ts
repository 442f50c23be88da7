import { RouteConfig } from '@nestjs/platform-fastify';

/** A larger body limit, since the reference client sends the whole cards of a long list to these routes. */
export const TakesWholeCards = () => RouteConfig({ bodyLimit: 12 * 1024 * 1024 });
