import { defineMessages } from '@lantern/i18n'

export const packetMessages = defineMessages({
  'zh-CN': {
    packet: '红包',
    open: '打开红包',
    got: ({ amount, rank }: { amount: string; rank: number }) => `第 ${rank} 个领到 ¥${amount}，已存入余额`,
    left: ({ left, count }: { left: number; count: number }) => `剩 ${left} / ${count} 份`,
  },
  en: {
    packet: 'Red packet',
    open: 'Open red packet',
    got: ({ amount, rank }) => `Share ${rank}: ¥${amount}, now in your balance`,
    left: ({ left, count }) => `${left} of ${count} shares left`,
  },
})
