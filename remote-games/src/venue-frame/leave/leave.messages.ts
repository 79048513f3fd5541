import { defineMessages } from '@lantern/i18n'

export const leaveMessages = defineMessages({
  'zh-CN': {
    leaveTitle: '离开场馆',
    leaveText: '场馆余额可以转回可用余额，也可以留在场馆下次使用。',
    leaveRecall: '转回余额并离开',
    leaveKeep: '直接离开',
    remember: '记住我的选择',
    stay: '留在场馆',
    recallFailed: '余额转回失败，可在“转账”中重试',
    leftKept: ({ venue }: { venue: string }) => `已离开 ${venue}，余额仍在场馆钱包，可在“转账”中转回`,
    leftRecalled: ({ venue }: { venue: string }) => `已离开 ${venue}，余额已转回可用余额`,
    leftSeamless: ({ venue }: { venue: string }) => `已离开 ${venue}，您的资金都在可用余额里`,
  },
  en: {
    leaveTitle: 'Leave the venue',
    leaveText: 'Recall your money to your available balance, or keep it there for next time.',
    leaveRecall: 'Recall balance and leave',
    leaveKeep: 'Leave without recalling',
    remember: 'Remember my choice',
    stay: 'Stay',
    recallFailed: 'The balance was not recalled. Try again under Transfer.',
    leftKept: ({ venue }) => `You left ${venue}. Your balance is still in its wallet; recall it under Transfer.`,
    leftRecalled: ({ venue }) => `You left ${venue}. Your money is back in your available balance.`,
    leftSeamless: ({ venue }) => `You left ${venue}. All your money is in your available balance.`,
  },
})
