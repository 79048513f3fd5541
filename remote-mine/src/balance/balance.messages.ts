import { defineMessages } from '@lantern/i18n'

export const balanceMessages = defineMessages({
  'zh-CN': {
    pill: ({ amount }: { amount: string }) => `可用余额 ¥${amount}，查看余额`,
    pillHidden: '金额已隐藏，查看余额',
    pillFailed: '余额暂时无法显示，查看余额',
    title: '余额',
    breakdown: '余额明细',
    unknownAmount: '—',
    failed: '余额暂时无法显示',
    hello: ({ name }: { name: string }) => name,
    vip: ({ n }: { n: string }) => `VIP${n}`,
    member: '我的资金',
    available: '可用',
    inVenues: '场馆',
  },
  en: {
    pill: ({ amount }) => `Available ¥${amount}, view balance`,
    pillHidden: 'Amount hidden, view balance',
    pillFailed: 'Balance unavailable, view balance',
    title: 'Balance',
    breakdown: 'Balance breakdown',
    unknownAmount: '—',
    failed: 'The balance is temporarily unavailable',
    hello: ({ name }) => `Hi, ${name}`,
    vip: ({ n }) => `VIP${n}`,
    member: 'My balance',
    available: 'Available',
    inVenues: 'Venues',
  },
})
