import { defineMessages } from '@lantern/i18n'

export const closedMessages = defineMessages({
  'zh-CN': {
    title: ({ area }: { area: string }) => `${area}正在维护`,
    window: ({ window }: { window: string }) => `预计 ${window}，其他页面照常可用。`,
    opensIn: ({ time }: { time: string }) => `${time} 后自动恢复，无需刷新`,
    offTitle: ({ area }: { area: string }) => `${area}暂时停用`,
    off: '恢复时间待定，其他页面照常可用。',
    opensAlone: '恢复后会自动打开，无需刷新',
    goTo: ({ place }: { place: string }) => `先去${place}`,
  },
  en: {
    title: ({ area }) => `${area}: under maintenance`,
    window: ({ window }) => `Expected: ${window}. Everything else works.`,
    opensIn: ({ time }) => `Reopens automatically in ${time}`,
    offTitle: ({ area }) => `${area}: temporarily unavailable`,
    off: 'We do not know yet when it will be back. Everything else works.',
    opensAlone: 'It reopens automatically',
    goTo: ({ place }) => `Go to ${place}`,
  },
})
