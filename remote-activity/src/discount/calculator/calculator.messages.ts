import { defineMessages } from '@lantern/i18n'

export const calculatorMessages = defineMessages({
  'zh-CN': {
    title: '奖金试算',
    deposit: '存款金额',
    yourDeposit: '您的存款',
    bonus: '可得奖金',
    turnover: '需完成流水',
    cost: '平均花费',
    game: '按此游戏计算',
    rtp: ({ name, rtp }: { name: string; rtp: string }) => `${name} · 返还率 ${rtp}%`,
    costHint: '完成奖金流水平均会输掉的金额，按游戏公布的返还率计算；单次结果可能相差很大。',
    noReturn: '此产品的返还率因注而异，无法估算花费。',
    done: ({ day, perDay }: { day: string; perDay: string }) =>
      `您近 30 天在此产品平均每天有效流水 ${perDay}，照此约在${day}完成。`,
    late: ({ days, perDay }: { days: number; perDay: string }) =>
      `您近 30 天在此产品平均每天有效流水 ${perDay}，照此无法在 ${days} 天内完成，奖金将过期。不参加也没有损失。`,
    unknown: '您近 30 天没有玩过此产品，无法估算完成日期。',
    order: '存款自身的 1 倍流水与较早的流水任务先计算。',
  },
  en: {
    title: 'Bonus calculator',
    deposit: 'Deposit',
    yourDeposit: 'Your deposit',
    bonus: 'Bonus',
    turnover: 'Turnover required',
    cost: 'Average cost',
    game: 'Calculated for',
    rtp: ({ name, rtp }) => `${name} · returns ${rtp}%`,
    costHint:
      'What the turnover of the bonus loses on average, at the printed return of the game. A single result can differ a lot.',
    noReturn: 'The return of this product differs from bet to bet, so its cost cannot be estimated.',
    done: ({ day, perDay }) =>
      `Your valid turnover here was ${perDay} a day over the last 30 days. At that pace it is done around ${day}.`,
    late: ({ days, perDay }) =>
      `Your valid turnover here was ${perDay} a day over the last 30 days. At that pace it is not done within ${days} days, and the bonus expires. You lose nothing if you do not join.`,
    unknown: 'You have not played this product in the last 30 days, so no date can be estimated.',
    order: 'The 1× turnover of the deposit and older turnover tasks count first.',
  },
})
