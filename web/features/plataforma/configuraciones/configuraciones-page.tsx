import {
  Bell,
  Building2,
  CreditCard,
  type LucideIcon,
  ShieldCheck,
  SlidersHorizontal,
  User,
  Users,
} from 'lucide-react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Stack, Text } from '../../../components/layout/layout';
import { PageHeader } from '../../../components/page-header';
import { Select } from '../../../components/ui/select';
import styles from './configuraciones-page.module.css';
import { type SeccionPath, secciones } from './sections';

const aboutSeccion: Readonly<Record<SeccionPath, { Icon: LucideIcon; text: string }>> = {
  perfil: { Icon: User, text: 'Sus datos, su foto y sus cuentas' },
  cuenta: { Icon: Building2, text: 'Los datos de la oficina, su numeración y su logo' },
  preferencias: { Icon: SlidersHorizontal, text: 'Apariencia, fechas y página de inicio' },
  seguridad: { Icon: ShieldCheck, text: 'Contraseña, sesiones y verificación' },
  plan: { Icon: CreditCard, text: 'Límites de la cuenta y su uso' },
  notificaciones: { Icon: Bell, text: 'De qué se le avisa y por dónde' },
  equipo: { Icon: Users, text: 'Quiénes trabajan en la cuenta' },
};

const seccionEntries = Object.entries(secciones) as [SeccionPath, string][];

/** The settings page with its sections: a list at the side, or a select on smaller screens. */
export function ConfiguracionesPage() {
  const path = useLocation().pathname.split('/').at(-1) as SeccionPath;
  return (
    <div className={styles.around}>
      <PageHeader title={secciones[path]} camino={[{ texto: 'Configuración', to: '/configuraciones' }]} />
      <Stack bounded gap={6} className={styles.columns}>
        <SeccionesNav />
        <Stack packed gap={6} shrinks className={styles.page}>
          <Outlet />
        </Stack>
      </Stack>
    </div>
  );
}

/** Links to the sections: a list at the side, or a select on smaller screens. */
function SeccionesNav() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <nav className={styles.nav} aria-label="Secciones de configuración">
        {seccionEntries.map(([path, title]) => {
          const { Icon, text } = aboutSeccion[path];
          return (
            <NavLink key={path} className={styles.link} to={path}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {title}
              <Text size="sm" weight="regular" tone="soft" className={styles.about}>
                {text}
              </Text>
            </NavLink>
          );
        })}
      </nav>
      <div className={styles.chooser}>
        <Select
          aria-label="Sección"
          options={seccionEntries.map(([path, title]) => ({ value: path, label: title }))}
          value={pathname.split('/').at(-1) ?? ''}
          onChange={(path) => void navigate(String(path))}
        />
      </div>
    </>
  );
}
