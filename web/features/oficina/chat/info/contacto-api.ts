import { api } from '../../../../api/generated/chat';
import { silent } from '../../../../api/silent';

/** One member, with how to reach them. */
export const { useChatGetContactoQuery } = api.enhanceEndpoints({ endpoints: { chatGetContacto: silent } });
