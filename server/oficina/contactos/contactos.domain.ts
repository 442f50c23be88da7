import type { Domain } from '../../common/domain.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';

const { titular, adscripto, oficial, gestor } = ROL;

export const contactosDomain = {
  permissions: {
    'contactos.ver': ROLES,
    'contactos.editar': [titular, adscripto, oficial, gestor],
  },
  tables: {
    contactos: {
      order: 'id',
      without: ['busqueda', 'claves'],
      deletedSince: 'eliminado_en',
      pictures: ['avatar', 'fondo'],
    },
    cambios_ofrecidos: { notExported: 'changes that are offered until somebody answers' },
    contacto_combinaciones: {
      notExported: 'what an import added to contactos, kept for a day to undo it',
      deletedSince: 'combinado_en',
    },
    contacto_importaciones: {
      notExported: 'what an import of contactos added, kept for a day to undo it',
      deletedSince: 'importada_en',
    },
    contacto_etiquetas: { order: 'id', deletedSince: 'eliminada_en' },
    contacto_distintos: { order: 'uno, otro' },
    contacto_etiquetado: { order: 'contacto_id, etiqueta_id' },
  },
  hechos: {
    'contactos.exportados': ({ total, formato }) =>
      `exportó ${total === 1 ? 'un contacto' : `${String(total)} contactos`} (${formato === 'vcard' ? 'vCard' : 'CSV'})`,
  },
  temas: {
    contactos: { clase: 'personas', icono: 'users', enlace: () => '/apps/contacts', enlaceTexto: 'Ver los contactos' },
  },
  lecturas: ['contactos.exportados'],
  events: {
    'contacts.changed': {
      about:
        'Contacts or their tags. `contacts` is sent when only these contacts changed. ' +
        'It is empty when only a tag was added or renamed.',
      names: { contacts: 'ids?' },
    },
  },
} as const satisfies Domain;
