import type { FastifyStaticOptions } from '@fastify/static';
import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findGuestPages, type GuestPage } from './guest-pages.js';

/** Hashed assets are cached for a year. All other files are requested again. */
const ASSETS: Omit<FastifyStaticOptions, 'root'> = {
  index: false,
  preCompressed: true,
  globIgnore: ['**/*.br', '**/*.gz', 'paginas/**'],
  cacheControl: false,
  setHeaders: (reply, path) => {
    reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
};

const WEB_ROOT = Symbol('WEB_ROOT');

/**
 * Serves the files of the built web. Any other path that asks for HTML gets the page of a guest or index.html. There
 * the web's router takes over. Paths under /api never answer with a page.
 */
@Module({})
export class WebModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(WEB_ROOT) private readonly root: string,
  ) {}

  /** @param root the folder that Vite built into */
  static serving(root: string): DynamicModule {
    // No request matches this path. The path turns off the package's own fallback, which ignores Accept and /api.
    const renderPath = '/:none([])';
    return {
      module: WebModule,
      imports: [ServeStaticModule.forRoot({ rootPath: root, renderPath, serveStaticOptions: ASSETS })],
      providers: [{ provide: WEB_ROOT, useValue: root }],
    };
  }

  async onModuleInit(): Promise<void> {
    const pages = await findGuestPages(this.root);
    this.host.httpAdapter.getInstance().get('/*', (request: FastifyRequest, reply: FastifyReply) => {
      const path = decodedPath(request.url);
      const wantsPage = path === '/' || (request.headers.accept?.includes('text/html') ?? false);
      if (!wantsPage || /^\/+api(\/|$)/i.test(path)) {
        return reply.callNotFound();
      }
      reply.header('vary', 'Cookie');
      const page = isKnown(request) ? undefined : pages.get(path);
      return page ? sendPage(reply, page) : reply.sendFile('index.html');
    });
  }
}

/**
 * Whether the browser may be signed in, or shows colours of its own choice (web/lib/appearance.ts). Such a browser
 * would show the page of a guest briefly, and then replace it.
 */
function isKnown({ headers: { cookie = '' } }: FastifyRequest): boolean {
  return /\bcarpetas-(sesion|apariencia)=/.test(cookie);
}

function sendPage(reply: FastifyReply, { file, styleHash }: GuestPage) {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' '${styleHash}'`));
  return reply.sendFile(file);
}

function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return '/api';
  }
}
