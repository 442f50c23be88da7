import { useCallback } from 'react';
import { apiMessage } from '../../../api/api-message';
import { useToast } from '../../../components/toast-actions';
import { saveFile } from '../../../lib/save-file';
import { useServices } from '../../../store/hooks';
import type { Contacto } from '../contactos-api';

const endings = { vcard: 'vcf', csv: 'csv' } as const;

/** Gives contacts as a file of the person's; all of them without a list. The token goes with the request. */
export function useExportar() {
  const { http } = useServices();
  const toast = useToast();
  return useCallback(
    async (formato: keyof typeof endings, contactos?: readonly Contacto[]) => {
      try {
        const { data } = await http.request<Blob>({
          url: '/api/apps/contacts/export',
          method: 'POST',
          // In the body: an address has no room for thousands.
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
