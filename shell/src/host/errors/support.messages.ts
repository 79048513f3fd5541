import { defineMessages } from '@lantern/i18n'

export const supportMessages = defineMessages({
  'zh-CN': {
    code: ({ code }: { code: string }) => `问题编号 ${code}`,
  },
  en: {
    code: ({ code }) => `Reference ${code}`,
  },
})
