import { defineMessages } from '@lantern/i18n'

export const stopServiceMessages = defineMessages({
  'zh-CN': {
    title: '服务已停止',
    reason: '本站已停止提供服务。',
    balances: '余额怎么办',
    balance: {
      kept: '您的余额仍归您所有，不会因停止服务而减少',
      bets: '未结算注单按赛果照常结算，或按规则退回本金',
      venues: '场馆内的余额由客服协助转回后即可取出',
    },
    withdrawOpen: '会员仍可登录取款；存款、投注与转账不再开放。',
    withdrawClosed: '线上取款目前不可用，请通过下面的联系方式申请退还余额。',
    withdraw: '登录并取款',
    toWithdrawal: '去取款',
  },
  en: {
    title: 'Service stopped',
    reason: 'This site no longer provides its service.',
    balances: 'What happens to your balance',
    balance: {
      kept: 'Your balance remains yours and is not reduced',
      bets: 'Open bets settle by their results as usual, or the stake is refunded under the rules',
      venues: 'Support helps you return money from venues; you can then withdraw it',
    },
    withdrawOpen: 'Members can still log in and withdraw; deposits, bets and transfers are closed.',
    withdrawClosed: 'Online withdrawal is unavailable. Use the contacts below to request your balance.',
    withdraw: 'Log in to withdraw',
    toWithdrawal: 'Withdraw',
  },
})
