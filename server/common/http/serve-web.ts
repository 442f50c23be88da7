import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Serves the built web: pre-compressed, hashed assets for a year, index.html never kept; any other path that asks for
 * HTML gets index.html, whose router takes over. What is under /api is never answered with a page.
 * @param root the folder that Vite built into
 */
export async function serveWeb(fastify: FastifyInstance, root: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    wildcard: false,
    index: ['index.html'],
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
