import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionDto } from './auth.dto.js';
import type { OpenedSession } from './auth.service.js';
import { RefreshCookie } from './refresh-cookie.service.js';
import type { Caller } from './sessions.service.js';

/** Delivers an opened session to its client, after any kind of sign-in. */
@Injectable()
export class SessionAnswers {
  constructor(private readonly cookie: RefreshCookie) {}

  /** The body of the answer. In cookie mode the refresh token goes into the cookie instead. */
  deliver({ session, mode, refreshToken }: OpenedSession, request: FastifyRequest, reply: FastifyReply): SessionDto {
    if (mode === 'json') {
      return { ...session, refreshToken };
    }
    this.cookie.write(request, reply, refreshToken);
    return session;
  }

  /** As {@link deliver}. Refused credentials answer 404 with the body `false`, as the reference client expects. */
  deliverOrRefuse(opened: OpenedSession | null, request: FastifyRequest, reply: FastifyReply): SessionDto {
    return opened ? this.deliver(opened, request, reply) : (reply.status(404).send(false) as unknown as SessionDto);
  }
}

/** The origin of a request, kept with the session that it opens. */
export function callerOf(request: FastifyRequest): Caller {
  return { agent: request.headers['user-agent'], address: request.ip };
}
