import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Comando, useComandos } from '../comandos/comandos';
import { useRedactar } from '../features/oficina/correo/redactar/use-redactar';
import { type Scheme, schemes } from '../lib/appearance';
import { ownUserChangeRequested, selectPreferencias } from '../session/own-user';
import type { Permiso } from '../session/session';
import { lockRequested } from '../session/session-intents';
import { selectUser } from '../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useCambiarDeCuenta } from '../subidas/use-cambiar-cuenta';
import { teclasDe, useIrA } from './ir-a';
import { pagesIn } from './navigation/favoritos';
import { useNavigation } from './navigation/use-navigation';

/** The pages on which something new is begun. */
const nuevos: readonly (Comando & { permiso: Permiso })[] = [
  { key: 'carpeta', texto: 'Nueva carpeta', icon: 'folder-plus', to: '/carpetas/nueva', permiso: 'carpetas.editar' },
  {
    key: 'evento',
    texto: 'Agendar',
    palabras: 'nuevo evento',
    icon: 'calendar',
    to: '/agenda/nuevo',
    permiso: 'agenda.editar',
  },
  { key: 'persona', texto: 'Nueva persona', icon: 'user-plus', to: '/personas/nueva', permiso: 'carpetas.editar' },
  { key: 'nota', texto: 'Nueva nota', icon: 'pencil-square', to: '/apps/notes/nueva', permiso: 'puesto.usar' },
  {
    key: 'contacto',
    texto: 'Nuevo contacto',
    icon: 'user-group',
    to: '/apps/contacts/nuevo',
    permiso: 'contactos.editar',
  },
];

const modos: Record<Scheme, Pick<Comando, 'texto' | 'icon'>> = {
  dark: { texto: 'Modo oscuro', icon: 'moon' },
  light: { texto: 'Modo claro', icon: 'sun' },
  auto: { texto: 'Modo automático', icon: 'computer-desktop' },
};

/** Offers in the search what can be done everywhere. It also listens for `g` and the letter of a page. */
export function createComandosGenerales(isPage: (link: string) => boolean) {
  return function ComandosGenerales() {
    const { items } = useNavigation('default', isPage);
    const paginas = useMemo(() => pagesIn(items), [items]);
    const navigate = useNavigate();
    useIrA(paginas, (link) => void navigate(link));
    useComandos(
      useMemo(
        () => ({
          label: 'Páginas',
          orden: 30,
          comandos: paginas.map(({ id, title = '', subtitle, icon = 'document', link }) => ({
            key: id,
            texto: title,
            palabras: subtitle,
            icon,
            to: link,
            teclas: teclasDe(link),
          })),
        }),
        [paginas],
      ),
    );
    useComandos(useAcciones());
    return null;
  };
}

function useAcciones() {
  const dispatch = useAppDispatch();
  const permisos = useAppSelector(({ session }) => session.permisos);
  const { scheme = 'light', densidad } = useAppSelector(selectPreferencias);
  const user = useAppSelector(selectUser);
  const cambiar = useCambiarDeCuenta();
  const redactar = useRedactar();
  return useMemo(() => {
    const prefiere = (preferencias: object) => () => void dispatch(ownUserChangeRequested({ preferencias }));
    const otras = user?.cuentas.filter(({ cuentaId }) => cuentaId !== user.cuentaActivaId) ?? [];
    const isCompacta = densidad === 'compacta';
    const comandos: Comando[] = [
      ...nuevos.filter(({ permiso }) => permisos.includes(permiso)),
      { key: 'correo', texto: 'Redactar un correo', icon: 'envelope', hacer: () => redactar.nuevo() },
      ...otras.map(({ cuentaId, nombre }) => ({
        key: cuentaId,
        texto: `Cambiar a ${nombre}`,
        palabras: 'cuenta',
        icon: 'building-office',
        hacer: () => void cambiar(cuentaId),
      })),
      ...schemes
        .filter((one) => one !== scheme)
        .map((one) => ({ key: one, palabras: 'apariencia tema', ...modos[one], hacer: prefiere({ scheme: one }) })),
      {
        key: 'densidad',
        texto: isCompacta ? 'Densidad cómoda' : 'Densidad compacta',
        palabras: 'apariencia',
        icon: 'bars-4',
        hacer: prefiere({ densidad: isCompacta ? 'comoda' : 'compacta' }),
      },
      { key: 'bloquear', texto: 'Bloquear', icon: 'lock-closed', hacer: () => void dispatch(lockRequested()) },
      { key: 'salir', texto: 'Cerrar sesión', palabras: 'salir', icon: 'arrow-right-on-rectangle', to: '/sign-out' },
    ];
    return { label: 'Acciones', orden: 20, comandos };
  }, [dispatch, permisos, scheme, densidad, user, cambiar, redactar]);
}
