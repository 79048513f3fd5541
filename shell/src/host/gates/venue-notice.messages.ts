import { defineMessages } from '@lantern/i18n'

export const venueNoticeMessages = defineMessages({
  'zh-CN': {
    finish: ({ time }: { time: string }) => `系统维护即将开始，请在 ${time} 内完成本局`,
  },
  en: {
    finish: ({ time }) => `Maintenance is about to begin. Please finish within ${time}.`,
  },
})
