import { defineMessages } from '@lantern/i18n'

/** Separate from the texts of the panel, which load when it opens. */
export const bubbleMessages = defineMessages({
  'zh-CN': { open: '打开聊天室' },
  en: { open: 'Open chat' },
})
