import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Links a person of an identity provider to a usuario. */
@Entity('identidades')
export class IdentidadVinculada {
  @PrimaryColumn('text')
  emisor: string;

  @PrimaryColumn('text')
  sujeto: string;

  @Column('uuid', { name: 'usuario_id' })
  usuarioId: string;

  /** The e-mail that the provider gave at the last sign-in. */
  @Column('text', { nullable: true })
  email: string | null;
}
