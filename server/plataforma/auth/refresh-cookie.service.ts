import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../common/config/settings.js';
import { isSecure } from '../../common/http/cookies.js';
import { isOwnOrigin, otherOrigin } from '../../common/http/own-origin.js';

/** The HttpOnly cookie that holds a browser's refresh token. Scripts cannot read it. */
@Injectable()
export class RefreshCookie {
  constructor(private readonly settings: Settings) {}

  /**
   * The token in the cookie, or undefined without a cookie.
   * @throws DomainError 403 when another site may have made the browser send it
   */
  read(request: FastifyRequest): string | undefined {
    const token = request.cookies[this.name(request)];
    if (token && !isSameOrigin(request)) {
      throw otherOrigin();
    }
    return token;
  }

  /** As {@link read}, but undefined when another site may have made the browser send it. */
  find(request: FastifyRequest): string | undefined {
    return isSameOrigin(request) ? request.cookies[this.name(request)] : undefined;
  }

  write(request: FastifyRequest, reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name(request), token, {
      ...this.attributes(request),
      maxAge: this.settings.REFRESH_IDLE_SECONDS,
    });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    void reply.clearCookie(this.name(request), this.attributes(request));
  }

  private attributes(request: FastifyRequest) {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.isSecure(request) } as const;
  }

  private name(request: FastifyRequest): string {
    return this.isSecure(request) ? '__Host-carpetas-sesion' : 'carpetas-sesion';
  }

  private isSecure(request: FastifyRequest): boolean {
    return isSecure(request, this.settings);
  }
}

/** Whether the request comes from this application. Its header cannot come from a form or another site. */
function isSameOrigin(request: FastifyRequest): boolean {
  return isOwnOrigin(request) === true && request.headers['x-carpetas-csrf'] !== undefined;
}
