import { defineMessages } from '@lantern/i18n'

export const dialogMessages = defineMessages({
  'zh-CN': { close: '关闭', warmTip: '温馨提示', ok: '确定', toasts: '消息' },
  en: { close: 'Close', warmTip: 'Warm tip', ok: 'OK', toasts: 'Messages' },
})
