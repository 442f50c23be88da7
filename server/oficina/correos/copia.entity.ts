import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Destinatario } from './correo.entity.js';

/** The folders of a mailbox, as their addresses name them. */
export const BANDEJAS = ['inbox', 'sent', 'drafts', 'archive', 'spam', 'trash'] as const;

export type Bandeja = (typeof BANDEJAS)[number];

/** A mail in one mailbox. Its id is the mail's id in the API. */
@Entity('correo_copias')
export class CopiaDeCorreo {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'correo_id' })
  correoId: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  /**
   * Whether the copy is in the author's mailbox as their own mail. A person who writes to themselves has the mail
   * twice.
   */
  @Column('boolean')
  propia: boolean;

  @Column('text')
  bandeja: Bandeja;

  @Column('boolean')
  leido: boolean;

  @Column('boolean')
  destacado: boolean;

  @Column('boolean')
  importante: boolean;

  /** Hidden recipients. Only the author's copy has them. */
  @Column('jsonb')
  cco: Destinatario[];

  /** The id of the thread: the mails of this mailbox that refer to each other. */
  @Column('uuid', { name: 'hilo_id' })
  hiloId: string;

  /** When the mail came into the mailbox. Lists are in this order. */
  @Column('timestamptz', { name: 'recibido_en' })
  recibidoEn: Date;

  /** Since when the mail is in the trash. It is removed after 30 days. */
  @Column('timestamptz', { name: 'papelera_desde', nullable: true })
  papeleraDesde: Date | null;
}
