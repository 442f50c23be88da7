import { RouteConfig } from '@nestjs/platform-fastify';

/** A call to which the reference client sends whole cards, of which a long list has more than fit in other bodies. */
export const TakesWholeCards = () => RouteConfig({ bodyLimit: 12 * 1024 * 1024 });
