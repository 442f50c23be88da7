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

  /** The currency, as an ISO 4217 code. */
  @Column('text')
  moneda: string;

  /** The IANA name of the time zone. It decides the year of a carpeta's number. */
  @Column('text', { name: 'zona_horaria' })
  zonaHoraria: string;

  /** The number of the first carpeta of each year. */
  @Column('integer', { name: 'numero_inicial' })
  numeroInicial: number;

  /** Whether the titulares still see the first steps of the cuenta. */
  @Column('boolean', { name: 'en_primeros_pasos' })
  enPrimerosPasos: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'creada_en' })
  creadaEn: Date;
}
