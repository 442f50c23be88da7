import { Building2, ChevronDown, type LucideIcon, SlidersHorizontal, User, Users } from 'lucide-react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { secciones } from './configuraciones.routes';
import styles from './configuraciones-page.module.css';

type Seccion = keyof typeof secciones;

const about: Readonly<Record<Seccion, { Icon: LucideIcon; text: string }>> = {
  perfil: { Icon: User, text: 'Sus datos, su estado y sus cuentas' },
  cuenta: { Icon: Building2, text: 'Los datos de la cuenta en la que trabaja' },
  preferencias: { Icon: SlidersHorizontal, text: 'Tema, esquema y disposición' },
  equipo: { Icon: Users, text: 'Quiénes trabajan en la cuenta' },
};

const entries = Object.entries(secciones) as [Seccion, string][];

/** The way from one section to another: a list at the side, or one to choose from on smaller screens. */
export function SeccionesNav() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <nav className={styles.nav} aria-label="Secciones de configuración">
        {entries.map(([path, title]) => {
          const { Icon, text } = about[path];
          return (
            <NavLink key={path} className={styles.link} to={path}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {title}
              <span className={styles.about}>{text}</span>
            </NavLink>
          );
        })}
      </nav>
      <div className={styles.chooser}>
        <select
          className={styles.select}
          aria-label="Sección"
          value={pathname.split('/').at(-1)}
          onChange={({ target }) => void navigate(target.value)}
        >
          {entries.map(([path, title]) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={18} strokeWidth={1.75} aria-hidden="true" />
      </div>
    </>
  );
}
