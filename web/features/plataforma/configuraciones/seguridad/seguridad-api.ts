import { api as segundoFactor } from '../../../../api/generated/segundo-factor';
import { api as sesiones } from '../../../../api/generated/sesiones';
import { api as tokens } from '../../../../api/generated/tokens';
import { silent } from '../../../../api/silent';

/** These lists are fetched each time: sessions begin and tokens are used elsewhere. */
const notKept = { keepUnusedDataFor: 0, ...silent };

/** A refused ending fetches the list again too: that session has most likely ended already. */
const sesionesApi = sesiones.enhanceEndpoints({
  addTagTypes: ['tokens'],
  endpoints: {
    sesionesFind: notKept,
    sesionesRevoke: silent,
    accesosAbiertosFind: notKept,
    accesosAbiertosEnd: silent,
    sesionesRevokeOthers: { ...silent, invalidatesTags: ['sesiones', 'tokens'] },
    sesionesChangePassword: { ...silent, invalidatesTags: (changed) => (changed ? ['sesiones'] : []) },
    // The session ends with it, so nothing is fetched again.
    accesoRobadoReport: { ...silent, invalidatesTags: [] },
  },
});

const segundoFactorApi = segundoFactor.enhanceEndpoints({
  endpoints: {
    segundoFactorGet: notKept,
    segundoFactorBegin: { ...silent, invalidatesTags: [] },
    segundoFactorConfirm: { ...silent, invalidatesTags: (codes) => (codes ? ['segundo-factor'] : []) },
    segundoFactorEnd: silent,
    segundoFactorRenewCodes: { ...silent, invalidatesTags: (codes) => (codes ? ['segundo-factor'] : []) },
    segundoFactorBeginPasskey: { ...silent, invalidatesTags: [] },
    segundoFactorAddPasskey: { ...silent, invalidatesTags: (passkey) => (passkey ? ['segundo-factor'] : []) },
    segundoFactorRenamePasskey: silent,
    segundoFactorRemovePasskey: silent,
  },
});

const tokensApi = tokens.enhanceEndpoints({
  endpoints: {
    tokensPersonalesFindMine: notKept,
    tokensPersonalesCreate: { ...silent, invalidatesTags: (token) => (token ? ['tokens'] : []) },
    tokensPersonalesRevoke: silent,
  },
});

export const {
  useSesionesFindQuery,
  useSesionesRevokeMutation,
  useAccesosAbiertosFindQuery,
  useAccesosAbiertosEndMutation,
  useSesionesRevokeOthersMutation,
  useSesionesChangePasswordMutation,
  useAccesoRobadoReportMutation,
} = sesionesApi;

export const {
  useSegundoFactorGetQuery,
  useSegundoFactorBeginMutation,
  useSegundoFactorConfirmMutation,
  useSegundoFactorEndMutation,
  useSegundoFactorRenewCodesMutation,
  useSegundoFactorBeginPasskeyMutation,
  useSegundoFactorAddPasskeyMutation,
  useSegundoFactorRenamePasskeyMutation,
  useSegundoFactorRemovePasskeyMutation,
} = segundoFactorApi;

export const {
  useTokensPersonalesFindMineQuery,
  useTokensPersonalesCreateMutation,
  useTokensPersonalesRevokeMutation,
} = tokensApi;
