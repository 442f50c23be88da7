import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { TestApp } from './app.js';

/** A route of the application, with the method that carries its decorators. */
export interface Route {
  method: string;
  /** The path below /api, such as `/documentos/:id/versiones`. */
  path: string;
  handler: object;
}

/** Every route of the application, by the decorators of its controllers. */
export function routesOf(app: TestApp['app']): Route[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ metatype }) =>
      scanner.getAllMethodNames(metatype?.prototype).flatMap((name) => {
        const handler = metatype?.prototype[name];
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler)];
        if (!method) {
          return [];
        }
        const parts = [metatype as object, handler].map((of) => Reflect.getMetadata(PATH_METADATA, of));
        return { method, path: `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'), handler };
      }),
    );
}
