import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a person belongs to a cuenta, with a role. */
@Entity('membresias')
export class Membresia {
  @PrimaryColumn('uuid', { name: 'cuenta_id' })
  cuentaId: string;

  @PrimaryColumn('uuid', { name: 'usuario_id' })
  usuarioId: string;

  @Column('smallint', { name: 'rol_id' })
  rolId: number;

  /** `retirada`: who left, and stays known by name in what they did. */
  @Column('text')
  estado: 'activa' | 'suspendida' | 'retirada';
}
