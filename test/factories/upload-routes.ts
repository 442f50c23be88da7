import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { FastifyContextConfig } from 'fastify';
import { STRANGERS_LIMIT } from '../../server/common/http/bodies.js';
import type { TestApp } from './app.js';

/** A route that takes a large body. */
export interface UploadRoute {
  method: string;
  /** Below /api, as in `/documentos/:id/versiones`. */
  path: string;
  type: string;
  /** Its handler reads the body while that arrives. */
  isStream: boolean;
}

/** Every route that takes a large body, by what the routes of the application say of themselves. */
export function uploadRoutes({ app }: TestApp): UploadRoute[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) =>
      scanner.getAllMethodNames(metatype?.prototype).flatMap((name) => {
        const handler = metatype?.prototype[name];
        const config: FastifyContextConfig = Reflect.getMetadata('__fastify_route_config__', handler) ?? {};
        const { bodyType, bodyLimit = 0, isUpload = false } = config;
        const isStream = bodyType === 'multipart/form-data' || bodyType === 'application/octet-stream';
        if (!isStream && !isUpload && bodyLimit <= STRANGERS_LIMIT) {
          return [];
        }
        const path = [
          Reflect.getMetadata(PATH_METADATA, metatype as object),
          Reflect.getMetadata(PATH_METADATA, handler),
        ];
        return {
          method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler)] as string,
          path: `/${path.join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
          type: isStream ? bodyType : 'application/json',
          isStream,
        };
      }),
    );
}
