/** Texts of the maintenance window list. */
import { defineMessages } from '../../texts/define-messages.ts'

export const windowsMessages = defineMessages({
  zh: {
    whole: '整个模块',
    fromTo: ({ from, to }: { from: string; to: string }) => `${from} 至 ${to}`,
  },
  en: {
    whole: 'the whole remote',
    fromTo: ({ from, to }) => `${from} to ${to}`,
  },
})
