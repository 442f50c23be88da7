import type { Domain } from '../../common/domain.js';
import { listed, named, quoted } from '../../plataforma/auditoria/palabras.js';
import type { EstadoRequisito } from '../../vocabulario/requisito-estados.js';
import { ROL } from '../../vocabulario/roles.js';
import { porRequisitosVencidos } from './requisito-filter.js';
import { sinDecidir } from './sin-decidir.js';

const { titular, adscripto, oficial, gestor } = ROL;

const CAMPOS = {
  nombre: 'el nombre',
  descripcion: 'la descripción',
  obligatorio: 'si es obligatorio',
  responsableId: 'el responsable',
  vence: 'el vencimiento',
  documentoId: 'el documento',
  orden: 'el orden',
};

/** The verb of a fact, before the name of the requisito. */
const HIZO: Record<EstadoRequisito, string> = {
  pendiente: 'volvió a dejar pendiente',
  solicitado: 'marcó como solicitado',
  recibido: 'marcó como recibido',
  aprobado: 'aprobó',
  no_aplica: 'marcó que no aplica',
};

const because = (motivo: unknown) => (motivo ? `: ${String(motivo)}` : '');
const hizo = (estado: unknown) => HIZO[estado as EstadoRequisito];

/** Names in words: «A» y «B». Many names are counted instead. */
function varios(nombres: unknown): string {
  const all = nombres as string[];
  return all.length > 4 ? `${all.length} requisitos` : `los requisitos ${listed(all.map(quoted))}`;
}

const toRequisitos = ({ carpetaId }: { carpetaId: string | null }) => `/carpetas/${carpetaId}/requisitos`;

const FIRMADA = 'La carpeta ya está firmada: sus requisitos no se pueden cambiar.';

/** The words for what a change touched. Approving changes nothing that was approved. */
const marcado = ({ estado }: Readonly<Record<string, unknown>>) => (estado === 'aprobado' ? null : 'los requisitos');

export const requisitosDomain = {
  permissions: {
    // To mark a requisito as asked for or received, and to attach its document.
    'requisitos.marcar': [titular, adscripto, oficial, gestor],
    'requisitos.aprobar': [titular, adscripto, oficial],
    // The file against money laundering: an oficial fills it in, a gestor may not touch it.
    'aml.cargar': [titular, adscripto, oficial],
    'aml.decidir': [titular, adscripto],
  },
  tables: {
    requisitos: { order: 'id' },
  },
  hechos: {
    'requisito.agregado': ({ nombre }) => `agregó el requisito ${quoted(nombre)}`,
    'requisito.modificado': ({ nombre, campos }) => `modificó ${named(campos, CAMPOS)} del requisito ${quoted(nombre)}`,
    'requisito.marcado': ({ nombre, estado, motivo, vencido }) =>
      `${hizo(estado)} el requisito ${quoted(nombre)}${because(motivo)}${vencido ? `: venció el certificado ${String(vencido)}` : ''}`,
    'requisito.quitado': ({ nombre }) => `quitó el requisito ${quoted(nombre)}`,
    'requisitos.marcados': ({ nombres, estado, motivo }) => `${hizo(estado)} ${varios(nombres)}${because(motivo)}`,
    'requisitos.modificados': ({ nombres, campos, deshace }) =>
      `modificó ${named(campos, CAMPOS)} de ${varios(nombres)}${deshace ? ', al deshacer un cambio' : ''}`,
    'requisitos.renovados': ({ agregados, quitados }) =>
      `cambió los requisitos por los del acto: ${String(agregados)} agregados y ${String(quitados)} quitados`,
  },
  temas: {
    requisito: { clase: 'carpetas', icono: 'clipboard-document-check', enlace: toRequisitos },
    requisitos: { clase: 'carpetas', icono: 'clipboard-document-check', enlace: toRequisitos },
  },
  deCarpeta: {
    permisos: {
      // To mark requisitos as asked for or received.
      marcarRequisitos: { permiso: 'requisitos.marcar', mientras: 'sin_firmar', motivo: FIRMADA },
      // To approve requisitos, to mark them as not applicable, and to add others.
      decidirRequisitos: { permiso: 'requisitos.aprobar', mientras: 'sin_firmar', motivo: FIRMADA },
    },
    cambios: { requisitos: ['requisito', 'requisitos'] },
    faltantes: 'requisitos',
    aprobado: {
      'requisito.marcado': marcado,
      'requisitos.marcados': marcado,
      'requisito.quitado': 'los requisitos',
      'requisitos.renovados': 'los requisitos',
    },
    dejaFaltantes: ['requisito', 'requisitos'],
    filtros: { requisitos: porRequisitosVencidos },
    agenda: {
      requisito: {
        tabla: 'requisitos',
        titulo: 't.nombre',
        dia: 't.vence',
        cuando: sinDecidir('t'),
        mientras: 'sin_firmar',
        responsable: 't.responsable_id',
        lugar: 'requisitos',
      },
    },
  },
} as const satisfies Domain;
