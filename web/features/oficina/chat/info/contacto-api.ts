import { api } from '../../../../api/generated/chat';

/** One member, with their contact data. */
export const { useChatGetContactoQuery } = api;
