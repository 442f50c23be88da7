import type { Domain } from '../../common/domain.js';
import { confirmacionEnTexto, confirmadasEnTexto, named } from '../../plataforma/auditoria/palabras.js';
import { fechaEnTexto } from '../../vocabulario/fecha-firma.js';
import { ROL } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

const CAMPOS = {
  tipo: 'el tipo',
  nombre: 'el nombre',
  organismo: 'el organismo',
  alcance: 'el alcance',
  inmuebleId: 'el inmueble',
  parteId: 'la parte',
  necesario: 'si es necesario para la firma',
  solicitado: 'el día del pedido',
  esperado: 'el día en que llega',
  expedido: 'el día de expedición',
  recibido: 'el día en que llegó',
  dias: 'los días de vigencia',
  computo: 'el cómputo',
  arranque: 'el arranque',
  cuentaDesde: 'desde qué se cuenta',
  fuente: 'la fuente',
  numero: 'el número',
  costo: 'el costo',
  resultado: 'el resultado',
  documentoId: 'el documento',
  por: 'sobre qué es',
  usual: 'si es usual',
};

const hasta = (vence: unknown) => (vence ? `, que vence el ${fechaEnTexto(String(vence))}` : '');
const regla = {
  clase: 'cuenta',
  icono: 'clipboard-document-list',
  enlace: () => '/certificados',
  enlaceTexto: 'Ver los certificados',
} as const;

export const certificadosDomain = {
  permissions: {
    'certificados.editar': [titular, adscripto, oficial, gestor],
    'certificados.reglas': [titular, adscripto],
  },
  tables: {
    certificado_reglas: { order: 'orden, id' },
    certificados: { order: 'id' },
    certificado_avisos: { order: 'certificado_id, vence, motivo' },
  },
  queues: {
    'certificados-avisos': {},
  },
  hechos: {
    'certificado.agregado': ({ nombre }) => `agregó el certificado ${String(nombre)}`,
    'certificado.pedido': ({ nombre }) => `pidió el certificado ${String(nombre)}`,
    'certificado.recibido': ({ nombre, vence }) => `recibió el certificado ${String(nombre)}${hasta(vence)}`,
    'certificado.modificado': ({ nombre, campos }) =>
      `modificó ${named(campos, CAMPOS)} del certificado ${String(nombre)}`,
    'certificado.recalculado': ({ nombre, vence }) =>
      `cambió por los feriados el certificado ${String(nombre)}${hasta(vence)}`,
    'certificado.suelto': ({ nombre, eraSobre }) =>
      `dejó de esperar el certificado ${String(nombre)} para la firma: era sobre ${String(eraSobre)}, que ya no está`,
    'certificado.quitado': ({ nombre }) => `quitó el certificado ${String(nombre)}`,
    'certificado-regla.agregada': ({ nombre }) => `agregó la regla de certificados ${String(nombre)}`,
    'certificado-regla.modificada': ({ nombre, campos }) =>
      `modificó ${named(campos, CAMPOS)} de la regla de certificados ${String(nombre)}`,
    'certificado-regla.confirmada': ({ nombre, confirmada }) =>
      confirmacionEnTexto(`la regla de certificados ${String(nombre)}`, confirmada),
    'certificado-regla.confirmadas': ({ nombres, confirmada }) =>
      confirmadasEnTexto(nombres, ['regla de certificados', 'reglas de certificados'], confirmada),
    'certificado-regla.eliminada': ({ nombre }) => `eliminó la regla de certificados ${String(nombre)}`,
  },
  temas: {
    certificado: {
      clase: 'carpetas',
      icono: 'clipboard-document-list',
      enlace: ({ carpetaId }) => `/carpetas/${carpetaId}/certificados`,
    },
    'certificado-regla': regla,
  },
  events: {
    'certificados.changed': { about: 'The rules for certificates of the office.' },
  },
  deCarpeta: {
    permisos: {
      editarCertificados: {
        permiso: 'certificados.editar',
        mientras: 'sin_firmar',
        motivo: 'La carpeta ya está firmada: sus certificados no se pueden cambiar.',
      },
    },
    cambios: { certificados: ['certificado'] },
    faltantes: 'certificados',
    aprobado: {
      'certificado.modificado': 'los certificados',
      'certificado.suelto': 'los certificados',
      'certificado.quitado': 'los certificados',
    },
    dejaFaltantes: ['certificado'],
    agenda: {
      certificado: {
        tabla: 'certificados',
        titulo: `t.nombre || case when t.expedido is null then ' (llega)' else ' (vence)' end`,
        // The day on which the certificate should arrive, and then its last day.
        dia: 'case when t.expedido is null then t.esperado else t.vence end',
        cuando: 't.necesario',
        mientras: 'sin_firmar',
        lugar: 'certificados',
      },
    },
  },
} as const satisfies Domain;
