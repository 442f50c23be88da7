import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The membership of a person in a cuenta, with a role. */
@Entity('membresias')
export class Membresia {
  @PrimaryColumn('uuid', { name: 'cuenta_id' })
  cuentaId: string;

  @PrimaryColumn('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('smallint', { name: 'rol_id' })
  rolId: number;

  /** `retirada`: the person left, but their actions still name them. */
  @Column('text')
  estado: 'activa' | 'suspendida' | 'retirada';
}
