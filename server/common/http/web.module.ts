import type { FastifyStaticOptions } from '@fastify/static';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Hashed assets are cached for a year; everything else is asked for again. */
const ASSETS: Omit<FastifyStaticOptions, 'root'> = {
  index: ['index.html'],
  preCompressed: true,
  globIgnore: ['**/*.br', '**/*.gz'],
  cacheControl: false,
  setHeaders: (reply, path) => {
    reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
};

/**
 * Serves the built web: its files, and index.html for any other path that asks for HTML, where the web's router takes
 * over. Paths under /api never answer with a page.
 */
@Module({})
export class WebModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  /** @param root the folder that Vite built into */
  static serving(root: string): DynamicModule {
    // No request matches this path, which turns off the package's own fallback: that ignores Accept and /api.
    const renderPath = '/:none([])';
    return {
      module: WebModule,
      imports: [ServeStaticModule.forRoot({ rootPath: root, renderPath, serveStaticOptions: ASSETS })],
    };
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().get('/*', (request: FastifyRequest, reply: FastifyReply) => {
      const wantsPage = request.headers.accept?.includes('text/html') ?? false;
      if (!wantsPage || /^\/+api(\/|$)/i.test(decodedPath(request.url))) {
        return reply.callNotFound();
      }
      return reply.sendFile('index.html');
    });
  }
}

function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return '/api';
  }
}
