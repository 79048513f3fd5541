import { defineMessages } from '@lantern/i18n'

export const dialogMessages = defineMessages({
  'zh-CN': { close: '关闭', toasts: '消息' },
  en: { close: 'Close', toasts: 'Messages' },
})
