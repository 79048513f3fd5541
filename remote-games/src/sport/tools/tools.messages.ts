import { defineMessages } from '@lantern/i18n'

export const toolsMessages = defineMessages({
  'zh-CN': {
    chat: '打开聊天室',
    matchChat: '打开本场聊天室',
  },
  en: {
    chat: 'Open chat',
    matchChat: 'Open the chat of this match',
  },
})
