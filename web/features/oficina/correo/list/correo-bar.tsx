import {
  AlertOctagon,
  Archive,
  CalendarX2,
  FolderInput,
  Inbox,
  Mail,
  MailOpen,
  Star,
  Trash2,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/button';
import { TablePager } from '../../../../components/data-table/table-pager';
import { HintButton } from '../../../../components/hint-button';
import { latePanel } from '../../../../components/late-panel';
import { Row, Text } from '../../../../components/layout/layout';
import { useElegidas } from '../../../../components/selection/elegibles';
import { ElegirTodas } from '../../../../components/selection/elegir';
import { contar } from '../../../../lib/numeros';
import { useHotkey } from '../../../../lib/use-hotkey';
import { usePermiso } from '../../../../session/use-permiso';
import { correosDe, isDestacada, isImportante, isLeida } from '../conversacion';
import { type CorreoListado, isSalido } from '../correos-api';
import { EtiquetasMenu } from '../etiquetas/etiquetas-menu';
import type { Lugar } from '../lugares';
import { useProgramados } from '../programados/use-programados';
import type { Acciones } from '../use-actions';
import { isDelete, isKey } from '../use-teclas';
import styles from './correo-bar.module.css';
import type { PaginaDeLista } from './use-page';

const { Panel: ArchivarDialog } = latePanel(async () => (await import('../carpetas/archivar-dialog')).ArchivarDialog);

interface BarraProps {
  lugar: Lugar;
  lista: PaginaDeLista;
  acciones: Acciones;
  onPage: (pagina: number) => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The bar over the list. It chooses all mails of the page. It shows the pager, or the actions on the chosen mails. */
export function Barra({ lugar, lista: { correos = [], paginacion }, acciones, onPage }: BarraProps) {
  const { ids, isChosen } = useElegidas();
  const elegidos = correos.filter(({ id }) => isChosen(id));
  const isTrash = lugar.tipo === 'bandeja' && lugar.slug === 'trash';
  return (
    <Row
      pad={[0, 1, 0, 5]}
      align="center"
      justify="between"
      fixed
      minHeight={44}
      line="bottom"
      className={styles.barra}
      data-elegidos={ids.length > 0}
    >
      <ElegirTodas label="Elegir todos los de la página" />
      <span className="visually-hidden" role="status">
        {ids.length > 0 && elegidosText(ids.length)}
      </span>
      {elegidos.length > 0 ? (
        <ConElegidos elegidos={elegidos} acciones={acciones} />
      ) : (
        <>
          {isTrash && correos.length > 0 && (
            <Button size="small" onClick={() => void acciones.borrar()}>
              Vaciar la papelera
            </Button>
          )}
          {paginacion && paginacion.total > 0 && <TablePager page={paginacion} onPage={onPage} />}
        </>
      )}
    </Row>
  );
}

/** The actions on the chosen mails. When all have a flag already, the press removes it. */
function ConElegidos({ elegidos, acciones }: { elegidos: CorreoListado[]; acciones: Acciones }) {
  const { clear } = useElegidas();
  const todos = elegidos.flatMap(correosDe);
  const all = (has: (correo: CorreoListado) => boolean) => elegidos.every(has);
  const [areRead, areStarred, areImportant] = [all(isLeida), all(isDestacada), all(isImportante)];
  const areTrash = all(({ bandeja }) => bandeja === 'trash');
  const areSpam = all(({ bandeja }) => bandeja === 'spam');
  const areProgramados = all(({ estado }) => estado === 'programado');
  const { cancelar } = useProgramados();
  const areApartados = all(({ bandeja }) => bandeja === 'archive');
  const archivables = elegidos.filter(isSalido);
  const canArchivar = usePermiso('carpetas.comentar');
  const [isArchiving, setIsArchiving] = useState(false);
  const ajenos = todos.filter(({ esPropio }) => !esPropio);
  const recibidos = todos.filter(({ bandeja }) => bandeja === 'inbox');
  const apartar = areApartados
    ? () => acciones.mover(todos, 'inbox')
    : recibidos.length > 0
      ? () => acciones.mover(recibidos, 'archive')
      : undefined;
  const archivar = canArchivar && archivables.length > 0 ? () => setIsArchiving(true) : undefined;
  // The newest mail gets the star, as in its row.
  const destacar = () => void acciones.cambiar(areStarred ? todos : elegidos, { destacado: !areStarred });
  const eliminar = () => void (areTrash ? acciones.borrar(todos) : acciones.mover(todos, 'trash'));
  useHotkey(isKey('e'), () => archivar?.());
  useHotkey(isKey('y'), () => void apartar?.());
  useHotkey(isDelete, eliminar);
  useHotkey(isKey('s'), () => destacar());
  useHotkey(isKey('U'), () => void acciones.cambiar(todos, { leido: false }));
  const act = (label: string, Icon: ReactNode, work: () => unknown) => (
    <HintButton label={label} onClick={() => void work()}>
      {Icon}
    </HintButton>
  );
  return (
    <Row as="section" align="center" grow shrinks className={styles.acciones} aria-label="Correos elegidos">
      <Text marginRight="auto" weight="strong" numeric className={styles.total} aria-hidden="true">
        {elegidos.length}
      </Text>
      {act(
        areRead ? 'Marcar como no leídos' : 'Marcar como leídos',
        areRead ? <Mail {...icon} /> : <MailOpen {...icon} />,
        () => acciones.cambiar(todos, { leido: !areRead }),
      )}
      {act(areStarred ? 'No destacar' : 'Destacar', <Star {...icon} />, destacar)}
      {act(areImportant ? 'No son importantes' : 'Son importantes', <AlertOctagon {...icon} />, () =>
        acciones.cambiar(areImportant ? todos : elegidos, { importante: !areImportant }),
      )}
      {apartar &&
        act(
          areApartados ? 'Volver a Recibidos' : 'Apartar de Recibidos',
          areApartados ? <Inbox {...icon} /> : <Archive {...icon} />,
          apartar,
        )}
      {archivar && act('Archivar en carpeta', <FolderInput {...icon} />, archivar)}
      <EtiquetasMenu correos={todos} acciones={acciones} />
      {(areSpam || areTrash) &&
        act(areSpam ? 'No son spam' : 'Recuperar', <Undo2 {...icon} />, () => acciones.mover(todos, 'inbox'))}
      {!areSpam &&
        !areTrash &&
        ajenos.length > 0 &&
        act('Marcar como spam', <TriangleAlert {...icon} />, () => acciones.mover(ajenos, 'spam'))}
      {areProgramados
        ? act('Cancelar envío', <CalendarX2 {...icon} />, () => cancelar(todos))
        : act(areTrash ? 'Eliminar para siempre' : 'Eliminar', <Trash2 {...icon} />, eliminar)}
      <HintButton label="No elegir ninguno" hintAlign="end" onClick={clear}>
        <X {...icon} />
      </HintButton>
      {isArchiving && <ArchivarDialog correos={archivables} onClose={() => setIsArchiving(false)} />}
    </Row>
  );
}

const elegidosText = (count: number) => contar(count, 'seleccionado', 'seleccionados');
