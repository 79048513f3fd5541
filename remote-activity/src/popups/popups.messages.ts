import { defineMessages } from '@lantern/i18n'

export const popupsMessages = defineMessages({
  'zh-CN': {
    dividend: '您有一笔红利',
    terms: ({ n }: { n: number }) => (n > 0 ? `提取前需完成 ${n} 倍有效流水` : '无流水要求'),
    expires: ({ at }: { at: string }) => `${at} 前有效`,
    receive: '领取',
    offline: '网络已断开，恢复后即可领取。',
    later: '稍后',
    received: '已到账',
    receivedDetail: ({ amount }: { amount: string }) => `${amount} 已进入可用余额，可在交易记录中查看。`,
    ok: '确定',
    close: '关闭',
    see: '去看看',
    notToday: '今日不再提示',
  },
  en: {
    dividend: 'You have a bonus',
    terms: ({ n }) => (n > 0 ? `Requires ${n}× turnover before withdrawal` : 'No turnover required'),
    expires: ({ at }) => `Valid until ${at}`,
    receive: 'Claim',
    offline: 'You are offline. You can claim it once you are back online.',
    later: 'Later',
    received: 'Credited',
    receivedDetail: ({ amount }) => `${amount} was added to your balance. See your transactions for details.`,
    ok: 'OK',
    close: 'Close',
    see: 'View offer',
    notToday: 'Not today',
  },
})
