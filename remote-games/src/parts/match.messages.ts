import { defineMessages } from '@lantern/i18n'

export const matchMessages = defineMessages({
  'zh-CN': {
    live: '滚球',
    minute: ({ clock }: { clock: number }) => `${clock}′`,
    versus: ({ home, away }: { home: string; away: string }) => `${home} 对 ${away}`,
    score: ({ home, away }: { home: number; away: number }) => `${home} 比 ${away}`,
    suspended: '暂停',
    line: ({ line }: { line: string }) => `让球 ${line}`,
    state1: '未开赛',
    state2: '滚球',
    state3: '完场',
    state4: '延期',
    state5: '腰斩',
    state6: '取消',
  },
  en: {
    live: 'Live',
    minute: ({ clock }) => `${clock}′`,
    versus: ({ home, away }) => `${home} v ${away}`,
    score: ({ home, away }) => `${home} to ${away}`,
    suspended: 'Suspended',
    line: ({ line }) => `Handicap ${line}`,
    state1: 'Upcoming',
    state2: 'Live',
    state3: 'Full time',
    state4: 'Postponed',
    state5: 'Abandoned',
    state6: 'Cancelled',
  },
})
