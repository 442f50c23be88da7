import { FolderOpen, type LucideIcon, MessagesSquare, Users } from 'lucide-react';
import type { Preferencias } from '../../../../session/session';
import styles from '../apariencia/apariencia.module.css';
import { AparienciaFields } from '../apariencia/apariencia-fields';
import { ChoiceGroup } from '../apariencia/choice-group';
import { usePreferencia } from '../apariencia/use-preferencia';
import { Seccion } from '../section';
import { FechasField } from './fechas-field';

type Inicio = NonNullable<Preferencias['inicio']>;

const inicioPages: Readonly<Record<Inicio, { name: string; Icon: LucideIcon }>> = {
  '/carpetas': { name: 'Carpetas', Icon: FolderOpen },
  '/personas': { name: 'Personas', Icon: Users },
  '/chat': { name: 'Chat', Icon: MessagesSquare },
};

const inicios = Object.keys(inicioPages) as Inicio[];

type Minutos = NonNullable<Preferencias['bloqueoMinutos']>;

const bloqueoNames = [
  ['0', 'Nunca'],
  ['5', '5 minutos'],
  ['15', '15 minutos'],
  ['30', '30 minutos'],
  ['60', '1 hora'],
] as const satisfies [`${Minutos}`, string][];

const bloqueoValues = bloqueoNames.map(([minutos]) => minutos);

const bloqueoNameOf = new Map<string, string>(bloqueoNames);

/** Settings that apply only to the signed-in person. */
export function PreferenciasPage() {
  return (
    <>
      <Seccion title="Apariencia" text="Cada cambio se aplica al instante y lo acompaña en todos sus dispositivos.">
        <AparienciaFields />
      </Seccion>
      <Seccion title="Fechas" text="Cómo se escriben en todas las páginas.">
        <FechasField />
      </Seccion>
      <Seccion title="Página de inicio" text="La que se abre al ingresar.">
        <InicioField />
      </Seccion>
      <Seccion
        title="Bloqueo por inactividad"
        text="Pasado ese tiempo sin actividad, se pide la contraseña para seguir, en todas las pestañas."
      >
        <BloqueoField />
      </Seccion>
    </>
  );
}

/** Chooses how many minutes without activity lock the session. */
function BloqueoField() {
  const [minutos, choose] = usePreferencia('bloqueoMinutos', 0);
  return (
    <ChoiceGroup
      label="Bloquear sin actividad"
      isLabelHidden
      values={bloqueoValues}
      value={`${minutos}`}
      onChange={(chosen) => choose(Number(chosen) as Minutos)}
      arrangement="chips"
    >
      {(each) => <span className={styles.chip}>{bloqueoNameOf.get(each)}</span>}
    </ChoiceGroup>
  );
}

/** Chooses the page that opens after signing in. */
function InicioField() {
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
        const { name, Icon } = inicioPages[each];
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
