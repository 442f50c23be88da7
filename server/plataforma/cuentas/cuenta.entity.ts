import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Pais } from '../../vocabulario/paises.js';

/** An office: the unit of isolation. */
@Entity('cuentas')
export class Cuenta {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  nombre: string;

  @Column('text')
  pais: Pais;

  /** ISO 4217. */
  @Column('text')
  moneda: string;

  /** IANA name. It decides in which year a carpeta is numbered. */
  @Column('text', { name: 'zona_horaria' })
  zonaHoraria: string;

  /** The number of the first carpeta of each year. */
  @Column('integer', { name: 'numero_inicial' })
  numeroInicial: number;

  /** Whether those who administer it are still shown its first steps. */
  @Column('boolean', { name: 'en_primeros_pasos' })
  enPrimerosPasos: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;
}
