import { api } from '../../../../api/generated/chat';

/** One member, with how to reach them. */
export const { useChatGetContactoQuery } = api;
