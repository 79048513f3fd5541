import { defineMessages } from '@lantern/i18n'

/** The bets behind a stake, a return or a net result. */
export const resultsMessages = defineMessages({
  'zh-CN': {
    open: ({ label }: { label: string }) => `查看${label}的注单`,
    behind: ({ label }: { label: string }) => `${label}：注单明细`,
    bet: '注单',
    net: '净盈亏',
    stakeBack: ({ stake, back }: { stake: string; back: string }) => `投注 ${stake} · 返还 ${back}`,
    older: ({ n }: { n: string }) => `更早的 ${n} 注`,
    sum: '合计',
  },
  en: {
    open: ({ label }) => `Bets of ${label}`,
    behind: ({ label }) => `Bets of ${label}`,
    bet: 'Bet',
    net: 'Net result',
    stakeBack: ({ stake, back }) => `Staked ${stake} · returned ${back}`,
    older: ({ n }) => (n === '1' ? '1 older bet' : `${n} older bets`),
    sum: 'Total',
  },
})
