import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Permiso } from '../session/session';
import { usePalabras } from '../session/use-pais';
import { usePermiso } from '../session/use-permiso';
import styles from './limite-de-rol.module.css';

export interface Limite {
  permiso: Permiso;
  /** The action that the role does not allow, after «Su rol no permite»: «cambiar las partes». */
  que: string;
  /** The roles that allow it: titulares; titulares and adscriptos; these and oficiales; or these and gestores. */
  quienes: 'titulares' | 'firmantes' | 'oficina' | 'gestores';
}

/** Returns a function that names the roles: «un titular o un adscripto». */
export function useNombreDeQuienes(): (quienes: Limite['quienes']) => string {
  const { unAdscripto } = usePalabras();
  const nombres = {
    titulares: 'un titular',
    firmantes: `un titular o ${unAdscripto}`,
    oficina: `un titular, ${unAdscripto} o un oficial`,
    gestores: `un titular, ${unAdscripto}, un oficial o un gestor`,
  };
  return (quienes) => nombres[quienes];
}

/** Says which action the person's role does not allow, and whom to ask. It stands where the controls are left out. */
export function LimiteDeRol({ permiso, que, quienes }: Limite) {
  const nombreDe = useNombreDeQuienes();
  if (usePermiso(permiso)) return null;
  return (
    <LimiteLinea>
      Su rol no permite {que}: lo hace {nombreDe(quienes)}.
    </LimiteLinea>
  );
}

/** A line of text that stands where controls are left out. */
export function LimiteLinea({ children }: { children: ReactNode }) {
  return (
    <p className={styles.limite}>
      <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
