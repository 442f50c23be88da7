import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The built SPA: dist/web, beside dist/server. */
const WEB_ROOT = fileURLToPath(new URL('../../../web', import.meta.url));

/**
 * Serves the built web: pre-compressed, hashed assets for a year, index.html never kept; any other path that asks for
 * HTML gets index.html, whose router takes over. What is under /api is never answered with a page.
 */
export async function serveWeb(fastify: FastifyInstance): Promise<void> {
  if (!existsSync(`${WEB_ROOT}/index.html`)) {
    return;
  }
  await fastify.register(fastifyStatic, {
    root: WEB_ROOT,
    wildcard: false,
    index: 'index.html',
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const path = decodedPath(request.url);
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!wantsPage || /^\/+api(\/|$)/i.test(path)) {
      return reply.callNotFound();
    }
    return reply.sendFile('index.html');
  });
}

function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return '/api';
  }
}
