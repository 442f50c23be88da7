import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { CantidadesDto, CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import type { Limite } from '../../../../components/limite-de-rol';
import type { Received } from '../../../../live/live-events';
import type { EstadoCarpeta } from './estados';

/** A part of the page. Its code is fetched when the part is first shown. */
export type Late<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** A count of a tab that the server provides. */
interface Cantidad {
  de: keyof CantidadesDto;
  /** The kind of change of the carpeta after which the count is fetched again. */
  que: Extract<Received, { type: 'carpeta.changed' }>['que'];
  /** The meaning of the count for screen readers, for one and for several. */
  meaning?: readonly [one: string, several: string];
}

/** A tab of the page of a carpeta. */
export interface TabDeCarpeta {
  /** The position of the tab. The lowest number comes first. */
  orden: number;
  label: string;
  /** The address of the tab below the carpeta's address, with its dialogs as children. */
  route: RouteObject & { path: string };
  /** The guide of the help that explains the tab. */
  guia: string;
  /** Whether a carpeta has the tab. Without it, all carpetas have the tab. */
  isOf?: (carpeta: CarpetaDetalleDto) => boolean;
  /** The count beside the name: from the server, or drawn by a component. */
  cantidad?: Cantidad | Late<{ carpetaId: string }>;
  /** What the search offers to do in the tab of the open carpeta. */
  comando?: {
    texto: string;
    /** Its address below the tab's. */
    ruta: string;
    isOf: (permisos: CarpetaDetalleDto['permisos']) => boolean;
  };
  /** The actions of the tab that roles may not do, the widest first. */
  limites?: readonly (Limite & { yTambien?: Limite })[];
  /** Whether the signature settles the tab's content for everybody. */
  isSettledBySignature?: boolean;
  /** Whether the tab can also be changed when the carpeta is archived. */
  isForArchived?: boolean;
}

/** The props of the dialog of a move. */
export interface MovimientoProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
  /** Called before `onClose`, with the moved carpeta. */
  onMoved?: (moved: CarpetaDetalleDto) => void;
}

/** The props of a dialog over the page of a carpeta. */
export interface DialogoDeCarpetaProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
}

/** The parts that a feature adds to the page of a carpeta: `deCarpeta` in its file `<feature>.carpeta.ts`. */
export interface DeCarpeta {
  tab?: TabDeCarpeta;
  /** The dialogs of moves, by the target estado. */
  movimientos?: Partial<Record<EstadoCarpeta, Late<MovimientoProps>>>;
  /** The dialog that puts the signature of a carpeta into the agenda. */
  agendarFirma?: Late<DialogoDeCarpetaProps>;
  /** A notice that the feature adds to the header. */
  aviso?: Late<{ carpetaId: string; isFirmada: boolean }>;
  /** Shows the texts that the person typed in a carpeta that they do not see any more. */
  perdido?: Late<{ carpetaId: string }>;
  /** Fetches a function that says the consequences when an inmueble or a parte leaves a carpeta, a sentence each. */
  alQuitar?: () => Promise<(dispatch: ApiDispatch, carpetaId: string, quitadoId: string) => Promise<string[]>>;
}

const found = import.meta.glob<DeCarpeta>('../../../*/*/*.carpeta.ts', { eager: true, import: 'deCarpeta' });

/** The parts that all features add to the page of a carpeta, in the order of their tabs. */
export const deCarpeta: readonly (DeCarpeta & { key: string })[] = Object.entries(found)
  .map(([key, one]) => ({ key, ...one }))
  .sort((one, other) => (one.tab?.orden ?? 0) - (other.tab?.orden ?? 0));

export const tabsDeCarpeta: readonly TabDeCarpeta[] = deCarpeta.flatMap(({ tab }) => tab ?? []);

/** The address of a tab without its parameters: «inscripcion» of «inscripcion/:inscripcionId?». */
export const pathOfTab = ({ route }: TabDeCarpeta): string => route.path.replace(/\/.*/, '');
