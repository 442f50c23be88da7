import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EstadoUsuario } from '../../common/tenancy/estados-usuario.js';
import type { PreferenciasDto } from './preferencias.dto.js';

/** A person who can sign in. Usuarios belong to the platform, not to a cuenta. */
@Entity('usuarios')
export class Usuario {
  @PrimaryColumn('uuid')
  id: string;

  /** Always in lower case. */
  @Column('text')
  email: string;

  @Column('text')
  nombre: string;

  @Column('text', { nullable: true })
  avatar: string | null;

  /** The person's job, as others see it. */
  @Column('text', { nullable: true })
  cargo: string | null;

  /** With the code of the country, such as `+34 600 00 00 00`. */
  @Column('text', { nullable: true })
  telefono: string | null;

  /** The name of the office, given at sign-up. */
  @Column('text', { nullable: true })
  oficina: string | null;

  @Column('text')
  estado: EstadoUsuario;

  /** The last activity in an open page, to within half a minute. */
  @Column('timestamptz', { name: 'activo_en', nullable: true })
  activoEn: Date | null;

  @Column('jsonb')
  preferencias: PreferenciasDto;

  @Column('text', { name: 'clave_hash', nullable: true })
  claveHash: string | null;

  @Column('timestamptz', { name: 'clave_cambiada_en', nullable: true })
  claveCambiadaEn: Date | null;

  /** Null until the address is confirmed. */
  @Column('timestamptz', { name: 'email_confirmado_en', nullable: true })
  emailConfirmadoEn: Date | null;

  @Column('timestamptz', { name: 'suspendido_en', nullable: true })
  suspendidoEn: Date | null;

  /** Since when the address alone links no person of an identity provider. */
  @Column('timestamptz', { name: 'vinculo_cerrado_en', nullable: true })
  vinculoCerradoEn: Date | null;
}
