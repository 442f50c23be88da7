import { MessagesSquare } from 'lucide-react';
import { HintButton } from '../components/hint-button';
import { useNombreDeEstado } from '../features/expediente/carpetas/public/estados';
import { quickChatToggled } from '../features/oficina/chat/quick-chat-slice';
import { AtajosButton } from '../features/plataforma/atajos/atajos-button';
import { MessagesButton, NotificationsButton } from '../features/plataforma/avisos/avisos-button';
import { BusquedaButton } from '../features/plataforma/busqueda/busqueda-button';
import { selectScope } from '../session/session-selectors';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { FullscreenToggle } from './fullscreen-toggle';
import { UserMenu } from './user-menu';

interface TopBarActionsProps {
  /** Whether this version has a page at an address. The search leaves out other pages. */
  isPage: (link: string) => boolean;
  /** Whether the quick chat has its own column on larger screens. */
  hasRail: boolean;
}

/** The buttons of the top bar in every layout. Their panels are loaded when they are about to be used. */
export function TopBarActions({ isPage, hasRail }: TopBarActionsProps) {
  const dispatch = useAppDispatch();
  // An open panel belongs to one cuenta: the keys close it when the cuenta changes.
  const scope = useAppSelector(selectScope);
  const nombreDeEstado = useNombreDeEstado();
  return (
    <>
      <FullscreenToggle />
      <BusquedaButton
        key={`buscar ${scope}`}
        isPage={isPage}
        estadoName={nombreDeEstado as (estado: string) => string}
      />
      <AtajosButton key={`atajos ${scope}`} />
      <MessagesButton key={`mensajes ${scope}`} />
      <NotificationsButton key={`notificaciones ${scope}`} />
      <HintButton
        label="Abrir el chat"
        hintAlign="end"
        only={hasRail ? 'below-md' : undefined}
        onClick={() => dispatch(quickChatToggled())}
      >
        <MessagesSquare size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
      <UserMenu />
    </>
  );
}
