import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ApiDispatch } from '../../../../api/empty-api';
import type { CantidadesDto, CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import type { Limite } from '../../../../components/limite-de-rol';
import type { Received } from '../../../../live/live-events';
import type { EstadoCarpeta } from './estados';

/** A part of the page whose code is fetched when it is first shown, by `page`. */
export type Late<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** What the server counts of a tab. */
interface Cantidad {
  de: keyof CantidadesDto;
  /** The change of the carpeta after which it is counted again. */
  que: Extract<Received, { type: 'carpeta.changed' }>['que'];
  /** What the count means, for screen readers: of one, and of several. */
  meaning?: readonly [one: string, several: string];
}

/** A tab of the page of a carpeta. */
export interface TabDeCarpeta {
  /** Its place: the lowest is first. */
  orden: number;
  label: string;
  /** Its address below the carpeta's, with its dialogs as children. */
  route: RouteObject & { path: string };
  /** The guide of the help that tells of it. */
  guia: string;
  /** Whether a carpeta has it. Without it, all have. */
  isOf?: (carpeta: CarpetaDetalleDto) => boolean;
  /** The count beside its name: from the server, or by a part of its own. */
  cantidad?: Cantidad | Late<{ carpetaId: string }>;
  /** What roles may not do in it, the widest first. */
  limites?: readonly (Limite & { yTambien?: Limite })[];
  /** Whether the signature settles it for everybody. */
  isSettledBySignature?: boolean;
  /** Whether a carpeta takes it also when it is archived. */
  isForArchived?: boolean;
}

/** What the dialog of a move is given. */
export interface MovimientoProps {
  carpeta: CarpetaDetalleDto;
  onClose: () => void;
  /** Called before `onClose` when it moved. */
  onMoved?: (moved: CarpetaDetalleDto) => void;
}

/** What a feature adds to the page of a carpeta: `deCarpeta` in its file `<feature>.carpeta.ts`. */
export interface DeCarpeta {
  tab?: TabDeCarpeta;
  /** The dialogs of moves, by the estado that they lead to. */
  movimientos?: Partial<Record<EstadoCarpeta, Late<MovimientoProps>>>;
  /** What its header says besides. */
  aviso?: Late<{ carpetaId: string; isFirmada: boolean }>;
  /** What the person wrote in a carpeta that they do not see any more. */
  perdido?: Late<{ carpetaId: string }>;
  /** Fetches the function that says what follows when an inmueble or a parte leaves a carpeta, a sentence each. */
  alQuitar?: () => Promise<(dispatch: ApiDispatch, carpetaId: string, quitadoId: string) => Promise<string[]>>;
}

const found = import.meta.glob<DeCarpeta>('../../../*/*/*.carpeta.ts', { eager: true, import: 'deCarpeta' });

/** What all features add to the page of a carpeta, in the order of their tabs. */
export const deCarpeta: readonly (DeCarpeta & { key: string })[] = Object.entries(found)
  .map(([key, one]) => ({ key, ...one }))
  .sort((one, other) => (one.tab?.orden ?? 0) - (other.tab?.orden ?? 0));

export const tabsDeCarpeta: readonly TabDeCarpeta[] = deCarpeta.flatMap(({ tab }) => tab ?? []);

/** The address of a tab, without what it opens: «inscripcion» of «inscripcion/:inscripcionId?». */
export const pathOfTab = ({ route }: TabDeCarpeta): string => route.path.replace(/\/.*/, '');
