import { Building2, User } from 'lucide-react';
import type { PersonaResumenDto } from '../../../../api/generated/partes';
import styles from './persona-marcas.module.css';

/** An icon for a human being or for a legal entity. */
export function PersonaIcon({ tipo }: Pick<PersonaResumenDto, 'tipo'>) {
  const isHumana = tipo === 'humana';
  const Icon = isHumana ? User : Building2;
  return (
    <span className={styles.icon} role="img" aria-label={isHumana ? 'Persona humana' : 'Persona jurídica'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
