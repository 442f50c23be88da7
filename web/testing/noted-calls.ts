import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';

type Answer = (body: never, id: string) => object | true;

/**
 * Returns `noted`, a handler that records each call in `sent` and then answers it. The record has the method and path,
 * the JSON body (null without one) and the If-Match if it has one.
 */
export function noteCalls() {
  const sent: [call: string, body: unknown, version?: string][] = [];
  beforeEach(() => {
    sent.length = 0;
  });
  const noted = (method: 'post' | 'patch' | 'put' | 'delete', path: string, answer: Answer) =>
    http[method](`*${path}`, async ({ request, params }) => {
      const isJson = request.headers.get('content-type')?.includes('json');
      const body = isJson ? await request.json() : null;
      const version = request.headers.get('if-match');
      const call = `${method} ${new URL(request.url).pathname}`;
      sent.push(version ? [call, body, version] : [call, body]);
      const answered = answer(body as never, String(params.id));
      return answered instanceof Response ? answered : HttpResponse.json(answered);
    });
  return { sent, noted };
}
