/** Refusals when a flag is switched. */
import { defineMessages } from '../texts/define-messages.ts'

export const flagRefusals = defineMessages({
  zh: {
    notLive: ({ name, environment }: { name: string; environment: string }) => ({
      what: `${environment} 里没有叫 ${name} 的模块。`,
      fix: '请在「模块」页查看名字。',
    }),
    unknown: ({ name, flag, known }: { name: string; flag: string; known: string }) => ({
      what: `${name} 的线上版本没有用到开关 ${flag}。`,
      fix: known === '' ? '先发布一个在 remote.json 里用到它的构建。' : `它的开关：${known}。`,
    }),
  },
  en: {
    notLive: ({ name, environment }) => ({
      what: `No remote named ${name} is live in ${environment}.`,
      fix: 'See the names with `list`.',
    }),
    unknown: ({ name, flag, known }) => ({
      what: `No live version of ${name} names the flag ${flag}.`,
      fix: known === '' ? 'Publish a build that names it in remote.json first.' : `Its flags are ${known}.`,
    }),
  },
})
