import { defineMessages } from '@lantern/i18n'

export const accountNeedsMessages = defineMessages({
  'zh-CN': {
    title: '添加须知',
    count: '数量上限',
    upTo: ({ max }: { max: string }) => `${max} 个`,
    upToPer: ({ max }: { max: string }) => `每个网络 ${max} 个`,
    first: '首个账户',
    firstIs: '立即可用',
    further: '其他账户',
    furtherIs: '24 小时后可用',
    tutorial: ({ kind }: { kind: string }) => `${kind}使用教程`,
    tutorialDetail: '分步图文，约 1 分钟',
    others: '其他收款账户',
  },
  en: {
    title: 'Before you add one',
    count: 'Accounts',
    upTo: ({ max }) => `Up to ${max}`,
    upToPer: ({ max }) => `Up to ${max} per network`,
    first: 'First account',
    firstIs: 'Ready at once',
    further: 'Further accounts',
    furtherIs: 'Ready after 24 hours',
    tutorial: ({ kind }) => `How it works: ${kind}`,
    tutorialDetail: 'Step by step, with pictures',
    others: 'Other payout accounts',
  },
})
