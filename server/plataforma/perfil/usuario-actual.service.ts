import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccessClaims } from '../../common/access/identity.js';
import { Operators } from '../../common/access/operators.js';
import { Realtime } from '../../common/realtime/realtime.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { ESTADOS_USUARIO, type EstadoUsuario, presenciaDe } from '../../common/tenancy/estados-usuario.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { toSessionUser } from '../auth/session-user.presenter.js';
import { CuentasRepository } from '../cuentas/cuentas.repository.js';
import { Imagenes } from '../imagenes/imagenes.service.js';
import { GRUPOS_DEL_MENU, PAGINAS_DEL_MENU } from '../navigation/navigation-tree.js';
import { SegundoFactor } from '../segundo-factor/segundo-factor.service.js';
import { getUsuario } from '../usuarios/get-usuario.js';
import type { PreferenciasDto } from '../usuarios/preferencias.dto.js';
import type { PreferenciasAvisosDto } from '../usuarios/preferencias-avisos.dto.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { type SessionUserDto, STATUS_OF } from '../usuarios/usuarios.dto.js';
import type { CambiosUsuarioDto } from './perfil.dto.js';
import { telefonoEscrito } from './telefono.js';

const SEEN_BY_OTHERS = ['nombre', 'cargo', 'telefono'] as const;

/** The running person's name, job, telephone, presence, preferences and picture, for all their cuentas. */
@Injectable()
export class UsuarioActual {
  constructor(
    private readonly transactions: Transactions,
    private readonly cuentas: CuentasRepository,
    private readonly segundoFactor: SegundoFactor,
    private readonly directory: CuentaDirectory,
    private readonly realtime: Realtime,
    private readonly imagenes: Imagenes,
    private readonly operators: Operators,
  ) {}

  get(claims: AccessClaims): Promise<SessionUserDto> {
    return this.transactions.platform(async (manager) => {
      const usuario = await getUsuario(manager, claims.sub);
      return this.present(manager, usuario, claims);
    });
  }

  /**
   * Changes the fields that were sent: name, job, telephone, presence and preferences. Tells the tabs that show them.
   */
  update(claims: AccessClaims, changes: CambiosUsuarioDto): Promise<SessionUserDto> {
    return this.transactions.platform(async (manager) => {
      // The lock lets two simultaneous changes keep each other's values.
      const lock = { mode: 'for_no_key_update' } as const;
      const usuario = await getUsuario(manager, claims.sub, lock);
      const { id } = usuario;
      const changed = {
        nombre: changes.name ?? usuario.nombre,
        cargo: changes.cargo === undefined ? usuario.cargo : changes.cargo,
        telefono: telefonoOf(usuario.telefono, changes),
        estado: estadoOf(usuario.estado, changes),
        preferencias: mergePreferencias(usuario.preferencias, changes.preferencias),
      };
      await manager.update(Usuario, { id }, changed);
      const user = await this.present(manager, { ...usuario, ...changed }, claims);
      this.realtime.tellUsuarioById(id, { type: 'user.changed' });
      const seen = SEEN_BY_OTHERS.filter((field) => changed[field] !== usuario[field]);
      if (seen.length > 0 || changed.estado !== usuario.estado) {
        this.tellOthers(user, usuario.activoEn, seen);
      }
      return user;
    });
  }

  /** Sets or removes the picture of the person. @param avatar the address of the picture, or null */
  setAvatar(claims: AccessClaims, avatar: string | null): Promise<SessionUserDto> {
    return this.transactions.platform(async (manager) => {
      // With the lock, the second of two simultaneous changes retires the picture of the first.
      const lock = { mode: 'for_no_key_update' } as const;
      const usuario = await getUsuario(manager, claims.sub, lock);
      await this.imagenes.replace(manager, usuario.avatar, avatar);
      await manager.update(Usuario, { id: claims.sub }, { avatar });
      const user = await this.present(manager, { ...usuario, avatar }, claims);
      this.realtime.tellUsuarioById(claims.sub, { type: 'user.changed' });
      this.tellOthers(user, usuario.activoEn, ['avatar']);
      return user;
    });
  }

  private async present(manager: EntityManager, usuario: Usuario, claims: AccessClaims): Promise<SessionUserDto> {
    const cuentas = await this.cuentas.findOfCaller(manager, claims);
    const segundoFactor = await this.segundoFactor.isActive(manager, usuario.id);
    return toSessionUser(usuario, cuentas, claims.cuentaId ?? null, {
      segundoFactor,
      operador: this.operators.isOperator(usuario),
    });
  }

  /** Tells other members the person's presence, and which other data that they see changed. */
  private tellOthers({ id, estado, cuentas }: SessionUserDto, activoEn: Date | null, campos: string[]): void {
    const presencia = presenciaDe(estado, activoEn);
    for (const { cuentaId } of cuentas) {
      // This runs before the tabs fetch the members again.
      this.transactions.afterCommit(() => this.directory.forget(cuentaId));
      this.realtime.tellPresence(cuentaId, id, presencia, campos);
    }
  }
}

/** A telephone that did not change is not checked again. */
function telefonoOf(stored: string | null, { telefono }: CambiosUsuarioDto): string | null {
  if (telefono === undefined || telefono === stored) return stored;
  return telefono === null ? null : telefonoEscrito(telefono);
}

/** Clients may send the whole person with only `estado` or `status` changed. The changed field counts. */
function estadoOf(stored: EstadoUsuario, { estado, status }: CambiosUsuarioDto): EstadoUsuario {
  const named = ESTADOS_USUARIO.find((candidate) => STATUS_OF[candidate] === status);
  return [estado, named].find((candidate) => candidate !== undefined && candidate !== stored) ?? stored;
}

/**
 * Writes the sent preferences over the stored preferences. The channels of avisos are merged. A newer release may have
 * entries of the menu that this one does not know, so their ids are dropped and not refused.
 */
function mergePreferencias(stored: PreferenciasDto, sent: PreferenciasDto = {}): PreferenciasDto {
  const { avisos, favoritos, gruposPlegados, ...rest } = sent;
  return {
    ...stored,
    ...rest,
    ...(favoritos && { favoritos: favoritos.filter((id) => PAGINAS_DEL_MENU.has(id)) }),
    ...(gruposPlegados && { gruposPlegados: gruposPlegados.filter((id) => GRUPOS_DEL_MENU.has(id)) }),
    ...(avisos && { avisos: mergeAvisos(stored.avisos, avisos) }),
  };
}

function mergeAvisos(stored: PreferenciasAvisosDto = {}, sent: PreferenciasAvisosDto): PreferenciasAvisosDto {
  const tipos = Object.keys(sent) as (keyof PreferenciasAvisosDto)[];
  return { ...stored, ...Object.fromEntries(tipos.map((tipo) => [tipo, { ...stored[tipo], ...sent[tipo] }])) };
}
