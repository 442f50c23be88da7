import { ServerCog } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state';
import { PageHeader } from '../../../components/page-header';
import { PageTabs } from '../../../components/page-tabs';
import { selectUser } from '../../../session/session-selectors';
import { useAppSelector } from '../../../store/hooks';
import { secciones } from './sections';

const tabs = Object.entries(secciones).map(([path, label]) => ({ to: `/administracion/${path}`, label }));

/** The administration of the installation. It shows no contents of a cuenta. */
export function AdministracionPage() {
  const isOperador = useAppSelector(selectUser)?.operador;
  return (
    <>
      <PageHeader
        title="Administración"
        subtitle="La instalación y sus cuentas, sin lo que ellas guardan. Cada cambio queda en el registro."
      />
      {isOperador ? (
        <>
          <PageTabs label="Secciones de la administración" tabs={tabs} />
          <Outlet />
        </>
      ) : (
        <SoloOperadores />
      )}
    </>
  );
}

/** Shown to people who come by the address, since only operators have the page in their menu. */
function SoloOperadores() {
  return (
    <EmptyState
      Icon={ServerCog}
      title="Solo para quienes operan la instalación"
      text="Los nombra quien la instala, por su correo. Usted no es uno de ellos."
    />
  );
}
