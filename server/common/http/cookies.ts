import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';

/** Whether the browser reaches the product by https, so that a cookie may be Secure. */
export function isSecure(request: FastifyRequest, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): boolean {
  return (PUBLIC_URL ?? `${request.protocol}:`).startsWith('https:');
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  settings: Pick<Settings, 'PUBLIC_URL'>;
}

interface DownloadCookie {
  name: string;
  value: string;
  /** The path of the download. The browser sends the cookie only to this path. */
  url: string;
  seconds: number;
}

/** Lets this browser download from an address for a while. Such a request carries no access token. */
export function setDownloadCookie(
  { request, reply, settings }: Exchange,
  { name, value, url, seconds }: DownloadCookie,
): void {
  const secure = isSecure(request, settings);
  void reply.setCookie(name, value, { path: url, httpOnly: true, sameSite: 'strict', secure, maxAge: seconds });
}
