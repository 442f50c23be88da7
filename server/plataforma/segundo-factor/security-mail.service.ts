import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Cartero } from '../../common/mail/cartero.js';
import { getUsuario } from '../usuarios/get-usuario.js';

const NOTICES = {
  totpActivado: {
    titulo: 'Se activó la verificación en dos pasos',
    parrafo: 'Desde ahora, al ingresar con su contraseña se le pedirá también un código de su aplicación.',
  },
  totpDesactivado: {
    titulo: 'Se desactivó la verificación en dos pasos',
    parrafo: 'Desde ahora, para ingresar alcanza con su contraseña. Los códigos de recuperación dejaron de servir.',
  },
  codigosNuevos: {
    titulo: 'Se generaron códigos de recuperación nuevos',
    parrafo: 'Los códigos de recuperación anteriores dejaron de servir.',
  },
  codigoUsado: {
    titulo: 'Se usó un código de recuperación',
    parrafo: 'Alguien usó uno de sus códigos de recuperación, que ya no sirve. Puede generar otros cuando quiera.',
  },
  passkeyAgregada: {
    titulo: 'Se agregó una passkey',
    parrafo: 'Desde ahora se puede ingresar a su usuario también con esa passkey, sin la contraseña.',
  },
  passkeyQuitada: {
    titulo: 'Se quitó una passkey',
    parrafo: 'Desde ahora, con esa passkey ya no se puede ingresar a su usuario.',
  },
  segundoPasoFallido: {
    titulo: 'Alguien ingresó su contraseña y no el código',
    parrafo: 'Alguien ingresó su contraseña y se equivocó cinco veces en el segundo paso. No pudo entrar.',
  },
} as const;

/** Mails people about changes of their means to sign in. So they notice a change by somebody else. */
@Injectable()
export class SecurityMail {
  constructor(private readonly cartero: Cartero) {}

  /** Sends a notice after the running platform transaction is committed. */
  async send(manager: EntityManager, usuarioId: string, notice: keyof typeof NOTICES): Promise<void> {
    const { email, nombre } = await getUsuario(manager, usuarioId);
    await this.cartero.enviar({ para: email, plantilla: 'seguridad', datos: { nombre, ...NOTICES[notice] } });
  }
}
