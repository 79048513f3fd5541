import { defineMessages } from '@lantern/i18n'

/** Heads of the columns of a score table. */
export const periodMessages = defineMessages({
  'zh-CN': {
    inning: ({ n }: { n: number }) => `第 ${n} 局`,
    first: '上',
    second: '下',
  },
  en: {
    inning: ({ n }) => `Inning ${n}`,
    first: '1st',
    second: '2nd',
  },
})
