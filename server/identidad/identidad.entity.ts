import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whom a provider's person is here. */
@Entity('identidades')
export class IdentidadVinculada {
  @PrimaryColumn('text')
  emisor: string;

  @PrimaryColumn('text')
  sujeto: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  /** As the provider said it when it was last used. */
  @Column('text', { nullable: true })
  email: string | null;
}
