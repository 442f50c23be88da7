import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A room of the office. Two events cannot be in it at once. */
@Entity('salas')
export class Sala {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  /** Whether new events may take the room. */
  @Column('boolean')
  activa: boolean;

  @Column('integer')
  version: number;
}
