import type { ReactNode } from 'react';
import bar from '../../../../components/filter/filter-bar.module.css';
import { OrdenButton } from '../../../../components/filter/orden-button';
import { latePart } from '../../../../components/late-part';
import { SearchField } from '../../../../components/search-field';
import type { Busqueda, ChangeBusqueda } from '../busqueda';
import styles from './filter-bar.module.css';
import {
  ActoFilter,
  EstadoFilter,
  EtiquetaFilter,
  FirmaFilter,
  MovimientoFilter,
  PrioridadFilter,
  PropuestaFilter,
  ResponsableFilter,
} from './filters';

/** The orders that the list offers where it has no headers to click. */
const ordenes: { value: `${Busqueda['orden']} ${Busqueda['direccion']}`; label: string }[] = [
  { value: 'actualizadaEn desc', label: 'Última actualizada' },
  { value: 'creadaEn desc', label: 'Última creada' },
  { value: 'fechaFirmaPrevista asc', label: 'Próxima firma' },
  { value: 'prioridad desc', label: 'Más prioritaria' },
  { value: 'numero desc', label: 'Número mayor' },
  { value: 'numero asc', label: 'Número menor' },
  { value: 'caratula asc', label: 'Carátula, A a Z' },
  { value: 'estado asc', label: 'Estado' },
];

/** Only views and links set this filter. */
const { Part: PlazoFilter } = latePart(async () => (await import('./plazo-filter')).PlazoFilter);
/** Only panels link to this filter. */
const { Part: HechoFilter } = latePart(async () => (await import('./hecho-filter')).HechoFilter);

const { Part: MonedaFilter } = latePart(async () => (await import('./moneda-filter')).MonedaFilter);

const { Part: RequisitosFilter } = latePart(async () => (await import('./requisitos-filter')).RequisitosFilter);

interface FilterBarProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
  /** Whether the bar offers the order, because there are no table headers. */
  hasOrden: boolean;
  /** Content at the end of the row. */
  children?: ReactNode;
}

/** The search and the filters of the list. */
export function FilterBar({ busqueda, onChange, hasOrden, children }: FilterBarProps) {
  return (
    <search className={`${bar.bar} ${styles.bar}`}>
      <SearchField
        label="Buscar carpetas"
        placeholder="Número, carátula, parte"
        value={busqueda.buscar}
        onSearch={(buscar) => onChange({ buscar }, { replace: true })}
      />
      <div className={bar.filters}>
        {hasOrden && <OrdenButton options={ordenes} value={busqueda} onChange={onChange} />}
        <EstadoFilter value={busqueda.estado} onChange={(estado) => onChange({ estado })} />
        <ActoFilter value={busqueda.acto} onChange={(acto) => onChange({ acto })} />
        <ResponsableFilter value={busqueda.responsable} onChange={(responsable) => onChange({ responsable })} />
        <PrioridadFilter value={busqueda.prioridad} onChange={(prioridad) => onChange({ prioridad })} />
        <EtiquetaFilter value={busqueda.etiqueta} onChange={(etiqueta) => onChange({ etiqueta })} />
        <FirmaFilter value={busqueda.firma} onChange={(firma) => onChange({ firma })} />
        <PropuestaFilter value={busqueda.propuesta} onChange={(propuesta) => onChange({ propuesta })} />
        {busqueda.hecho && <HechoFilter value={busqueda.hecho} onChange={(hecho) => onChange({ hecho })} />}
        {busqueda.moneda && <MonedaFilter value={busqueda.moneda} onChange={(moneda) => onChange({ moneda })} />}
        {busqueda.requisitos && <RequisitosFilter onChange={(requisitos) => onChange({ requisitos })} />}
        {busqueda.plazo && <PlazoFilter value={busqueda.plazo} onChange={(plazo) => onChange({ plazo })} />}
        {busqueda.sinMovimiento && (
          <MovimientoFilter value={busqueda.sinMovimiento} onChange={(sinMovimiento) => onChange({ sinMovimiento })} />
        )}
        {children}
      </div>
    </search>
  );
}
