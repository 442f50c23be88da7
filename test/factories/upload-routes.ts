import type { FastifyContextConfig } from 'fastify';
import { STRANGERS_LIMIT } from '../../server/common/http/bodies.js';
import type { TestApp } from './app.js';
import { routesOf } from './routes.js';

/** A route that takes a large body. */
export interface UploadRoute {
  method: string;
  path: string;
  type: string;
  /** Whether its handler reads the body while it arrives. */
  isStream: boolean;
}

/** Every route that takes a large body, by its configuration. */
export function uploadRoutes({ app }: TestApp): UploadRoute[] {
  return routesOf(app).flatMap(({ method, path, handler }) => {
    const config: FastifyContextConfig = Reflect.getMetadata('__fastify_route_config__', handler) ?? {};
    const { bodyType, bodyLimit = 0, isUpload = false } = config;
    const isStream = bodyType === 'multipart/form-data' || bodyType === 'application/octet-stream';
    return isStream || isUpload || bodyLimit > STRANGERS_LIMIT
      ? { method, path, type: isStream ? bodyType : 'application/json', isStream }
      : [];
  });
}
