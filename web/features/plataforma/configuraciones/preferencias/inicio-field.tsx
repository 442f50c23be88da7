import { FolderOpen, type LucideIcon, MessagesSquare, Users } from 'lucide-react';
import type { Preferencias } from '../../../../session/session';
import styles from '../apariencia/apariencia.module.css';
import { ChoiceGroup } from '../apariencia/choice-group';
import { usePreferencia } from '../apariencia/use-preferencia';

type Inicio = NonNullable<Preferencias['inicio']>;

const pages: Readonly<Record<Inicio, { name: string; Icon: LucideIcon }>> = {
  '/carpetas': { name: 'Carpetas', Icon: FolderOpen },
  '/personas': { name: 'Personas', Icon: Users },
  '/chat': { name: 'Chat', Icon: MessagesSquare },
};

const inicios = Object.keys(pages) as Inicio[];

/** Chooses the page that opens after signing in. */
export function InicioField() {
  const [inicio, choose] = usePreferencia('inicio', '/carpetas');
  return (
    <ChoiceGroup
      label="Página de inicio"
      isLabelHidden
      values={inicios}
      value={inicio}
      onChange={choose}
      arrangement="chips"
    >
      {(each) => {
        const { name, Icon } = pages[each];
        return (
          <span className={styles.chip}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {name}
          </span>
        );
      }}
    </ChoiceGroup>
  );
}
