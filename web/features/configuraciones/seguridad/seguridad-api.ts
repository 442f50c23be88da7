import { api } from '../../../api/generated';
import { silent } from '../../../api/silent';

const sesionesTag = { type: 'auth' as const, id: 'sesiones' };
const factorTag = 'segundo-factor' as const;
const tokensTag = 'tokens' as const;

/** What changes while nobody looks: sessions begin, tokens are used. */
const perishable = { keepUnusedDataFor: 0, ...silent };

/** The endpoints of how one gets in. What could not be ended had most likely ended already: it is asked for anew too. */
const seguridadApi = api.enhanceEndpoints({
  endpoints: {
    sesionesFind: { ...perishable, providesTags: [sesionesTag] },
    sesionesRevoke: { ...silent, invalidatesTags: [sesionesTag] },
    sesionesRevokeOthers: { ...silent, invalidatesTags: [sesionesTag] },
    sesionesChangePassword: { ...silent, invalidatesTags: (changed) => (changed ? [sesionesTag] : []) },

    segundoFactorGet: { ...perishable, providesTags: [factorTag] },
    segundoFactorBegin: { ...silent, invalidatesTags: [] },
    segundoFactorConfirm: { ...silent, invalidatesTags: (codes) => (codes ? [factorTag] : []) },
    segundoFactorEnd: { ...silent, invalidatesTags: [factorTag] },
    segundoFactorRenewCodes: { ...silent, invalidatesTags: (codes) => (codes ? [factorTag] : []) },
    segundoFactorBeginPasskey: { ...silent, invalidatesTags: [] },
    segundoFactorAddPasskey: { ...silent, invalidatesTags: (passkey) => (passkey ? [factorTag] : []) },
    segundoFactorRenamePasskey: { ...silent, invalidatesTags: [factorTag] },
    segundoFactorRemovePasskey: { ...silent, invalidatesTags: [factorTag] },

    tokensPersonalesFindMine: { ...perishable, providesTags: [tokensTag] },
    tokensPersonalesCreate: { ...silent, invalidatesTags: (token) => (token ? [tokensTag] : []) },
    tokensPersonalesRevoke: { ...silent, invalidatesTags: [tokensTag] },
  },
});

export const {
  useSesionesFindQuery,
  useSesionesRevokeMutation,
  useSesionesRevokeOthersMutation,
  useSesionesChangePasswordMutation,
  useSegundoFactorGetQuery,
  useSegundoFactorBeginMutation,
  useSegundoFactorConfirmMutation,
  useSegundoFactorEndMutation,
  useSegundoFactorRenewCodesMutation,
  useSegundoFactorBeginPasskeyMutation,
  useSegundoFactorAddPasskeyMutation,
  useSegundoFactorRenamePasskeyMutation,
  useSegundoFactorRemovePasskeyMutation,
  useTokensPersonalesFindMineQuery,
  useTokensPersonalesCreateMutation,
  useTokensPersonalesRevokeMutation,
} = seguridadApi;
