import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Destinatario } from './correo.entity.js';

/** The folders of a mailbox, as their addresses name them. */
export const BANDEJAS = ['inbox', 'sent', 'drafts', 'archive', 'spam', 'trash'] as const;

export type Bandeja = (typeof BANDEJAS)[number];

/** A mail in one mailbox. Its id is the mail's id in the API. */
@Entity('correo_copias')
export class Copia {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'correo_id' })
  correoId: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  /** Whether it is the author's. Who writes to themselves has the mail twice. */
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

  /** Hidden recipients, in the author's own alone. */
  @Column('jsonb')
  cco: Destinatario[];

  /** Its thread: the mails of this mailbox that refer to each other. */
  @Column('uuid', { name: 'hilo_id' })
  hiloId: string;

  /** When it came into the mailbox: the order of its lists. */
  @Column('timestamptz', { name: 'recibido_en' })
  recibidoEn: Date;

  /** Since when it is in the trash. After 30 days it is removed. */
  @Column('timestamptz', { name: 'papelera_desde', nullable: true })
  papeleraDesde: Date | null;
}
