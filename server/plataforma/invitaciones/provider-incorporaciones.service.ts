import { Injectable } from '@nestjs/common';
import type { OpenedSession } from '../auth/auth.service.js';
import type { Caller } from '../auth/sessions.service.js';
import { type ProviderEntry, ProviderSignIn } from '../identidad/provider-sign-in.service.js';
import { IncorporacionesService } from './incorporaciones.service.js';
import type { InvitacionVistaDto } from './invitaciones.dto.js';
import { InvitadosRepository } from './invitados.repository.js';

/** Lets people of the identity provider accept invitations, whether they have a usuario or not. */
@Injectable()
export class ProviderIncorporaciones {
  constructor(
    private readonly signIn: ProviderSignIn,
    private readonly incorporaciones: IncorporacionesService,
    private readonly invitados: InvitadosRepository,
  ) {}

  /**
   * Accepts an invitation and opens a session in its cuenta. With a second factor, both wait for its code.
   * @throws DomainError as {@link ProviderSignIn.enter} and {@link IncorporacionesService.accept}
   */
  accept(vista: InvitacionVistaDto, identity: ProviderEntry, caller: Caller): Promise<OpenedSession> {
    return this.signIn.enter(identity, caller, async (manager, usuarioId) => {
      const email = await this.invitados.confirmedEmailOf(manager, usuarioId);
      return this.incorporaciones.accept(manager, vista, { usuarioId, email });
    });
  }
}
