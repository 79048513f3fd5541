import { defineMessages } from '@lantern/i18n'

export const balanceMessages = defineMessages({
  'zh-CN': {
    pill: ({ amount }: { amount: string }) => `可用余额 ¥${amount}，查看余额`,
    pillHidden: '金额已隐藏，查看余额',
    pillFailed: '余额暂时无法显示，查看余额',
    title: '余额',
    breakdown: '余额明细',
    unknownAmount: '—',
    failed: '暂时读不到余额',
    hello: ({ name }: { name: string }) => `${name}，您好`,
    vip: ({ n }: { n: string }) => `VIP${n}`,
    member: '我的资金',
  },
  en: {
    pill: ({ amount }) => `Available ¥${amount}, view balance`,
    pillHidden: 'Amount hidden, view balance',
    pillFailed: 'Balance not available, view balance',
    title: 'Balance',
    breakdown: 'What it is made of',
    unknownAmount: '—',
    failed: 'The balance cannot be read right now',
    hello: ({ name }) => `Hello, ${name}`,
    vip: ({ n }) => `VIP${n}`,
    member: 'My money',
  },
})
