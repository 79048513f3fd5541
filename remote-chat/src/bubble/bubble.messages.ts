import { defineMessages } from '@lantern/i18n'

/** Apart from the texts of the panel, which are not loaded before it opens. */
export const bubbleMessages = defineMessages({
  'zh-CN': { open: '打开聊天室' },
  en: { open: 'Open chat' },
})
