/** Words of the page of all remotes. */
import { defineMessages } from '../../../texts/define-messages.ts'

export const remotesMessages = defineMessages({
  zh: {
    title: '模块',
    revision: ({ revision }: { revision: number }) => `修订 ${revision}`,
    empty: '还没有发布过任何模块。团队用 pnpm ops publish <dist> 发布。',
    live: '正在使用',
    last: '最近一次改动',
  },
  en: {
    title: 'Remotes',
    revision: ({ revision }) => `Revision ${revision}`,
    empty: 'Nothing is published yet. A team publishes with pnpm ops publish <dist>.',
    live: 'Live',
    last: 'Last change',
  },
})
