import { useCallback } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { saveFile } from '../../../../lib/save-file';
import { useServices } from '../../../../store/hooks';
import type { Contacto } from '../contactos-api';

const endings = { vcard: 'vcf', csv: 'csv' } as const;

/** Downloads contacts as a file; all of them if no list is given. */
export function useExportar() {
  const { http } = useServices();
  const toast = useToast();
  return useCallback(
    async (formato: keyof typeof endings, contactos?: readonly Contacto[]) => {
      try {
        const { data } = await http.request<Blob>({
          url: '/api/apps/contacts/export',
          method: 'POST',
          // The ids are in the body, since thousands do not fit in an address.
          body: { formato, ids: contactos?.map(({ id }) => id) },
          answer: 'blob',
          options: { skipErrorNotification: true },
        });
        const name = contactos?.length === 1 ? contactos[0]?.name : 'Contactos';
        saveFile(data, `${name}.${endings[formato]}`);
      } catch (error) {
        toast(apiMessage(error), { severity: 'error' });
      }
    },
    [http, toast],
  );
}
